/// What the page does beyond showing everything: filters and keys. Without it the page is a long one.
let htmlScript = #"""
  const all = [...document.querySelectorAll(".finding")], files = [...document.querySelectorAll(".file")];
  const form = document.querySelector("form"), [text, rule, kind] = ["text", "rule", "kind"].map(
    name => form.elements[name]);
  const shown = document.querySelector("output"), help = document.querySelector("dialog");
  const words = new Map();
  const wordsOf = finding => {
    if (!words.has(finding)) words.set(finding,
      (finding.closest(".file").dataset.path + " " + finding.textContent).toLowerCase());
    return words.get(finding);
  };
  const filter = () => {
    const wanted = text.value.trim().toLowerCase();
    let count = 0;
    for (const finding of all) {
      const fits = (!rule.value || finding.dataset.rule === rule.value)
        && (!kind.value || finding.dataset.kind === kind.value) && (!wanted || wordsOf(finding).includes(wanted));
      finding.hidden = !fits;
      if (fits) count++;
    }
    for (const file of files) file.hidden = !file.querySelector(".finding:not([hidden])");
    shown.textContent = `${count} of ${all.length} shown`;
  };
  form.hidden = false;
  let waiting;
  form.addEventListener("input", event => {
    clearTimeout(waiting);
    waiting = setTimeout(filter, event.target === text && all.length > 500 ? 120 : 0);
  });
  form.addEventListener("reset", () => setTimeout(filter));
  form.addEventListener("submit", event => event.preventDefault());
  for (const cell of document.querySelectorAll("th[data-filter]")) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...cell.childNodes);
    button.title = "Show only these findings";
    button.addEventListener("click", () => {
      form.reset();
      form.elements[cell.dataset.filter].value = cell.dataset.value;
      setTimeout(() => { filter(); form.scrollIntoView({ block: "start" }); });
    });
    cell.replaceChildren(button);
  }
  let current = -1;
  const go = step => {
    const start = all.indexOf(document.activeElement);
    let next = (start >= 0 ? start : current) + step;
    while (next >= 0 && next < all.length && all[next].hidden) next += step;
    if (next < 0 || next >= all.length) return;
    current = next;
    all[next].focus({ preventScroll: true });
    all[next].scrollIntoView({ block: "start" });
  };
  document.querySelector("#keys").addEventListener("click", () => help.showModal());
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
    if (event.target.matches("input, select")) {
      if (event.key === "Escape") event.target.blur();
      return;
    }
    const action = { j: () => go(1), k: () => go(-1), "/": () => { text.focus(); text.select(); },
      "?": () => help.showModal(), Escape: () => form.reset() }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  filter();
  """#
