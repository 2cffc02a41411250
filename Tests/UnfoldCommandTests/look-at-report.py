#!/usr/bin/env python3
"""Opens a report in a headless Chromium, uses it as people do, and says what is wrong with it.

    look-at-report.py CHROMIUM REPORT.html [FOLDER FOR SCREENSHOTS]

It speaks the DevTools protocol over a pipe, so it needs nothing beside Python's own library.
"""
import base64, json, os, pathlib, subprocess, sys, tempfile, time


class Browser:
    def __init__(self, program, profile):
        self.requests, self.errors = [], []
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()
        # 3 and 4 may be those pipes already: they are moved away first.
        to_browser, from_browser = os.dup(to_browser), os.dup(from_browser)
        import fcntl
        reading, writing = (fcntl.fcntl(pipe, fcntl.F_DUPFD, 20) for pipe in (to_browser, from_browser))

        def connect():
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--disable-background-networking", "--remote-debugging-pipe", f"--user-data-dir={profile}", "about:blank"],
            preexec_fn=connect, pass_fds=(3, 4), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.number, self.rest, self.session = 0, b"", None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network"):
            self.call(domain + ".enable")

    def message(self):
        while b"\0" not in self.rest:
            piece = os.read(self.input, 1 << 20)
            if not piece:
                sys.exit("the browser went away")
            self.rest += piece
        text, self.rest = self.rest.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, **parameters):
        self.number += 1
        request = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        os.write(self.output, json.dumps(request).encode() + b"\0")
        while True:
            answer = self.message()
            if answer.get("method") == "Network.requestWillBeSent":
                self.requests.append(answer["params"]["request"]["url"])
            if answer.get("method") == "Runtime.exceptionThrown":
                self.errors.append(json.dumps(answer["params"]["exceptionDetails"])[:300])
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]

    def open(self, path):
        started = time.monotonic()
        self.call("Page.navigate", url=pathlib.Path(path).resolve().as_uri())
        while self.run("document.readyState") != "complete" or self.run("location.protocol") != "file:":
            time.sleep(0.02)
        return time.monotonic() - started

    def run(self, script):
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            self.errors.append(json.dumps(result["exceptionDetails"])[:300])
        return result["result"].get("value")

    def key(self, text):
        self.call("Input.dispatchKeyEvent", type="keyDown", key=text, text=text if len(text) == 1 else "")
        self.call("Input.dispatchKeyEvent", type="keyUp", key=text)

    def screenshot(self, path):
        image = self.call("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(image))


SHOWN = "[...document.querySelectorAll('.finding')].filter(f => !f.hidden).length"
LATER = "new Promise(done => setTimeout(() => done(true), 200))"
# Every text against the ground that it stands on.
CONTRAST = """(() => {
  const numbers = color => color.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(v => v / 255).map(v => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [.2126, .7152, .0722][i], 0);
  const ground = node => {
    for (; node; node = node.parentElement) {
      const color = numbers(getComputedStyle(node).backgroundColor);
      if (color.length < 4 || color[3] === 1) return color;
    }
    return [255, 255, 255];
  };
  const found = new Set(), walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let count = 0; walker.nextNode() && count < 20000; count++) {
    const parent = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || ["SCRIPT", "STYLE"].includes(parent.tagName)) continue;
    const [a, b] = [light(numbers(getComputedStyle(parent).color)), light(ground(parent))].sort((x, y) => y - x);
    const ratio = (a + .05) / (b + .05);
    if (ratio < 4.5) found.add(`${parent.tagName}.${parent.className}: ${ratio.toFixed(2)}`);
  }
  return [...found];
})()"""
# Names for whatever can be used, headings in order, landmarks.
STRUCTURE = """(() => {
  const wrong = [], levels = [...document.querySelectorAll('main h1, header h1, main h2, main h3, main h4, main h5')]
    .map(heading => Number(heading.tagName[1]));
  levels.reduce((before, level) => { if (level > before + 1) wrong.push(`h${before} to h${level}`); return level; }, 0);
  for (const field of document.querySelectorAll('input, select'))
    if (!field.labels.length) wrong.push(`no label: ${field.name}`);
  for (const button of document.querySelectorAll('button, a'))
    if (!button.textContent.trim()) wrong.push('a button without a name');
  for (const image of document.querySelectorAll('svg'))
    if (!image.getAttribute('aria-label')) wrong.push('a chart without a label');
  for (const name of ['header', 'main', 'footer', 'h1', '[role=search]', 'html[lang]', 'title'])
    if (document.querySelectorAll(name).length !== 1) wrong.push(`not one ${name}`);
  const names = [...document.querySelectorAll('[id]')].map(node => node.id);
  if (new Set(names).size !== names.length) wrong.push('an id twice');
  for (const node of document.querySelectorAll('[aria-labelledby]'))
    if (!document.getElementById(node.getAttribute('aria-labelledby'))) wrong.push('a label that is not there');
  return wrong;
})()"""


def main(program, page, pictures):
    wrong = []

    def expect(what, value, wanted):
        if value != wanted:
            wrong.append(f"{what}: {value!r} and not {wanted!r}")

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(program, profile)
        try:
            def picture(name):
                if pictures:
                    browser.screenshot(os.path.join(pictures, name + ".png"))

            def size(width, height, is_phone=False):
                browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                             mobile=is_phone)

            size(1280, 900)
            took = browser.open(page)
            if took > 10:
                wrong.append(f"it took {took:.1f} s to open")
            count = browser.run("document.querySelectorAll('.finding').length")
            expect("findings at first", browser.run(SHOWN), count)
            expect("structure", browser.run(STRUCTURE), [])
            for theme in ("light", "dark"):
                browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": theme}])
                expect("contrast, " + theme, browser.run(CONTRAST), [])
                picture(theme)
                browser.run("document.querySelector('.finding')?.scrollIntoView()")
                picture(theme + "-finding")
                browser.run("scrollTo(0, 0)")
            browser.call("Emulation.setEmulatedMedia", features=[])
            # Keys.
            browser.key("j")
            expect("j", browser.run("document.activeElement === all[0]"), True)
            expect("a focus that is seen", browser.run("getComputedStyle(all[0]).outlineStyle"), "solid")
            browser.key("j")
            browser.key("k")
            expect("k", browser.run("document.activeElement === all[0]"), True)
            browser.key("?")
            expect("?", browser.run("help.open"), True)
            picture("keys")
            browser.run("help.querySelector('button').click()")
            expect("closed", browser.run("help.open"), False)
            browser.key("/")
            expect("/", browser.run("document.activeElement.name"), "text")
            # Filters.
            browser.call("Input.insertText", text="no such text anywhere")
            browser.run(LATER)
            expect("nothing fits", browser.run(SHOWN), 0)
            expect("said", browser.run("shown.textContent"), f"0 of {count} shown")
            browser.run("document.activeElement.blur()")
            browser.key("Escape")
            browser.run(LATER)
            expect("all again", browser.run(SHOWN), count)
            for kind in ("fix", "review"):
                browser.run(f"kind.value = '{kind}'; kind.dispatchEvent(new Event('input', {{bubbles: true}}))")
                browser.run(LATER)
                wanted = browser.run(f"document.querySelectorAll('.finding[data-kind={kind}]').length")
                expect("only " + kind, browser.run(SHOWN), wanted)
            browser.run("document.querySelector('th button').click()")
            browser.run(LATER)
            name = browser.run("document.querySelector('th button').textContent")
            wanted = browser.run(f"all.filter(finding => finding.dataset.rule === {json.dumps(name)}).length")
            expect("only a rule", browser.run(SHOWN), wanted)
            browser.run("form.reset()")
            started = time.monotonic()
            browser.run("text.value = 'padding'; filter()")
            if time.monotonic() - started > 2:
                wrong.append(f"a filter takes {time.monotonic() - started:.1f} s")
            browser.run("form.reset()")
            # A phone: nothing is wider than it.
            size(360, 740, True)
            browser.run("scrollTo(0, 0)")
            browser.run(LATER)
            expect("width on a phone", browser.run("document.documentElement.scrollWidth"), 360)
            picture("phone")
            browser.run("document.querySelector('.sides')?.closest('.finding').scrollIntoView()")
            picture("phone-finding")
            # Without scripts it is a long page.
            browser.call("Emulation.setScriptExecutionDisabled", value=True)
            size(1280, 900)
            browser.open(page)
            expect("without scripts", browser.run("document.querySelectorAll('.finding:not([hidden])').length"), count)
            expect("filters without scripts", browser.run("document.querySelector('main form').hidden"), True)
            expect("tables without scripts", browser.run("document.querySelectorAll('th button').length"), 0)
            others = [url for url in browser.requests if not url.startswith(("file:", "about:"))]
            expect("requests", others, [])
            expect("errors", browser.errors, [])
            print(f"{count} findings, opened in {took:.1f} s")
        finally:
            browser.process.kill()
            browser.process.wait()
    for line in wrong:
        print("wrong:", line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else None))
