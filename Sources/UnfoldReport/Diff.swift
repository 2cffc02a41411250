public enum Diff {}
