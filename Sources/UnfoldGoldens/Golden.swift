public enum Golden {}
