/// How the page looks. Every colour of text is readable on every ground that it stands on (WCAG 2.2, level AA).
let htmlStyle = #"""
  :root { color-scheme: light dark; --ground: #f7f6f3; --card: #ffffff; --text: #1d2127; --soft: #565e6b;
    --line: #dedbd4; --accent: #1d56ad; --fix: #17643a; --fix-ground: #e3f3e8; --fix-bar: #3f9a66;
    --review: #814600; --review-ground: #fcefdb; --review-bar: #cf8a2e; --code: #fbfaf8; --meant: #fdf1c7;
    --removed: #fdeeec; --added: #e8f6ec; --removed-word: #f9d5d1; --added-word: #c9ecd3;
    --keyword: #86207a; --string: #9a2a17; --number: #1a49a4; --comment: #55605a; --type: #0a5468; --attribute: #6d4200 }
  @media (prefers-color-scheme: dark) { :root { --ground: #13161b; --card: #1a1e25; --text: #e5e8ed; --soft: #a6afbd;
    --line: #303742; --accent: #8fb8ff; --fix: #84d8a4; --fix-ground: #173424; --fix-bar: #4fae78;
    --review: #f0bd74; --review-ground: #3a2a12; --review-bar: #c9892f; --code: #15191f; --meant: #423a18;
    --removed: #371f20; --added: #173022; --removed-word: #5c2b2c; --added-word: #1f5034;
    --keyword: #ee9ede; --string: #ffab9b; --number: #a5c6ff; --comment: #a9b5ad; --type: #86d3e6;
    --attribute: #edbf83 } }
  * { box-sizing: border-box }
  html { scroll-padding-top: 6.5rem }
  body { margin: 0; background: var(--ground); color: var(--text);
    font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
  header, main, footer { max-width: 76rem; margin: 0 auto; padding: 0 1.5rem }
  header { padding-top: 2.5rem } footer { padding-block: 2rem 3rem; color: var(--soft); font-size: .875rem }
  h1 { margin: 0; font-size: 1.9rem; line-height: 1.2; letter-spacing: -.02em }
  h2 { margin: 2.5rem 0 .75rem; font-size: 1.25rem; letter-spacing: -.01em }
  h3 { margin: 2rem 0 .75rem; font: 600 .95rem/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
    overflow-wrap: anywhere }
  h4 { margin: 0; font-size: 1rem; line-height: 1.4; overflow-wrap: anywhere }
  h3 small, .place { color: var(--soft); font-weight: 400; font-size: .875rem }
  p { margin: .4rem 0; overflow-wrap: anywhere } .lead { font-size: 1.05rem; color: var(--soft) }
  .lead strong { color: var(--text) }
  p code { overflow-wrap: anywhere }
  code, pre { font: .84rem/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
  a { color: var(--accent) }
  .skip { position: absolute; left: -99rem } .skip:focus { left: 1rem; top: 1rem; z-index: 9; padding: .5rem 1rem;
    background: var(--card) }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
  .charts { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
    align-items: start }
  .chart { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem 1.25rem }
  table { width: 100%; border-collapse: collapse; font-size: .9rem; table-layout: fixed }
  caption { text-align: left; font-weight: 600; padding-bottom: .5rem }
  th { text-align: left; font-weight: 400; padding: .2rem .75rem .2rem 0; overflow-wrap: anywhere; width: 45% }
  td { padding: .2rem 0 } td.count { width: 3.5rem; text-align: right; font-variant-numeric: tabular-nums }
  th button { all: unset; cursor: pointer; color: var(--accent); padding: .1rem 0 }
  th button:hover { text-decoration: underline } th button:focus-visible { outline: 3px solid var(--accent) }
  svg { display: block; width: 100%; height: 12px } .bar-fix { fill: var(--fix-bar) }
  .bar-review { fill: var(--review-bar) }
  .key { display: flex; gap: 1.25rem; color: var(--soft); font-size: .875rem; margin-top: .75rem }
  .key span::before { content: ""; display: inline-block; width: .7rem; height: .7rem; border-radius: 3px;
    margin-right: .4rem } .key .fixes::before { background: var(--fix-bar) }
  .key .reviews::before { background: var(--review-bar) }
  form { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end;
    background: var(--ground); padding: .75rem 0; border-bottom: 1px solid var(--line) }
  [hidden] { display: none !important }
  label { font-size: .8rem; color: var(--soft); display: grid; gap: .15rem; min-width: 0 } label.text { flex: 1 1 14rem }
  input, select, .plain { font: inherit; font-size: 1rem; color: var(--text); background: var(--card); max-width: 100%;
    border: 1px solid #80868f; border-radius: 8px; padding: .4rem .6rem; min-height: 2.6rem; width: 100% }
  .plain { width: auto; cursor: pointer } output { font-size: .9rem; color: var(--soft); padding: .6rem 0 }
  .file { content-visibility: auto; contain-intrinsic-size: auto 24rem }
  .finding { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem 1.25rem;
    margin-bottom: 1rem; content-visibility: auto; contain-intrinsic-size: auto 18rem }
  .finding:focus { outline: 3px solid var(--accent); outline-offset: -1px }
  .kind { font-size: .8rem; font-weight: 600; border-radius: 99px; padding: .12rem .6rem; margin-right: .4rem }
  .kind.fix { color: var(--fix); background: var(--fix-ground) }
  .kind.review { color: var(--review); background: var(--review-ground) }
  pre { margin: .6rem 0 0; padding: .6rem 0; background: var(--code); border: 1px solid var(--line); border-radius: 8px;
    overflow-x: auto; tab-size: 4 }
  pre > span { display: block; width: max-content; min-width: 100%; padding-right: 1rem; min-height: 1.6em }
  pre > span::before { content: attr(data-line); display: inline-block; width: 3.6rem; padding-right: 1rem;
    text-align: right; color: var(--soft); user-select: none }
  .sides { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; margin-top: .75rem }
  .sides > div { min-width: 0 } h5 { margin: 0; font-size: .85rem; color: var(--soft); font-weight: 600 }
  .sides pre { margin-top: .25rem }
  mark { color: inherit; background: var(--meant); border-radius: 3px }
  .removed { background: var(--removed) } .removed mark { background: var(--removed-word) }
  .added { background: var(--added) } .added mark { background: var(--added-word) }
  i { font-style: normal } .k { color: var(--keyword) } .s { color: var(--string) } .n { color: var(--number) }
  .c { color: var(--comment); font-style: italic } .t { color: var(--type) } .a { color: var(--attribute) }
  dialog { color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.5rem;
    max-width: 26rem } dialog::backdrop { background: #0008 } dialog h2 { margin-top: 0 }
  kbd { font: .85rem ui-monospace, Menlo, Consolas, monospace; border: 1px solid #80868f; border-radius: 5px;
    padding: .1rem .4rem } dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1rem } dd { margin: 0 }
  @media (max-width: 44rem) { header, main, footer { padding-inline: 1rem } .sides { grid-template-columns: 1fr }
    header { padding-top: 1.5rem } form { position: static } html { scroll-padding-top: 1rem }
    .sides .gap { display: none } pre > span::before { width: 2.8rem; padding-right: .7rem }
    .finding, .chart { padding: .85rem .9rem } }
  @media print { form, .skip { display: none } .finding, .file { content-visibility: visible } }
  """#
