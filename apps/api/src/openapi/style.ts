export const style = `
:root {
  color-scheme: light dark;
  --paper: #faf7f1; --raised: #fffdf9; --sunk: #f2ede3; --ink: #171a24; --soft: #585865; --line: #e0d8c9; --brass: #84642b;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #12141c; --raised: #191c26; --sunk: #0c0e14; --ink: #f0ebe1; --soft: #b0ada6; --line: #2b2f3b; --brass: #d3b072;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1.5rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.65 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--brass); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--brass); outline-offset: 3px; }
code { font: 0.9em/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
h1, h2, h3 { font-family: 'Noto Serif KR', Georgia, serif; font-weight: 600; line-height: 1.25; margin: 0; }
h1 { font-size: 2.25rem; }
h2 { font-size: 1.5rem; padding-top: 3.5rem; }
h3 { font: 600 1rem/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
h4 { font-size: 0.8125rem; font-weight: 600; color: var(--soft); margin: 1.25rem 0 0.375rem; }
h2::first-letter, nav > ul > li > a::first-letter { text-transform: uppercase; }
p { margin: 0.5rem 0 0; max-width: 44rem; }
p + dl { margin-top: 0.75rem; }
main { padding-top: 1rem; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--raised); padding: 0.5rem 1rem; z-index: 1; }
.frame { max-width: 75rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; }
nav { font-size: 0.875rem; margin-top: 1.5rem; padding: 0.75rem 0; border-block: 1px solid var(--line); }
nav ul { list-style: none; margin: 0; padding: 0; }
nav > ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
nav a { display: inline-block; padding: 0.125rem 0; }
nav ul ul { display: none; }
article { background: var(--raised); border: 1px solid var(--line); border-radius: 4px; padding: 1.25rem; margin-top: 1.25rem; }
.method { color: var(--brass); }
.mark { display: inline-block; font: 0.75rem/1.5 system-ui, sans-serif; border: 1px solid var(--brass); color: var(--brass); border-radius: 3px; padding: 0 0.375rem; margin-left: 0.5rem; }
.soft { color: var(--soft); }
dl { margin: 0; border-top: 1px solid var(--line); }
dt { padding-top: 0.5rem; }
dt span { color: var(--soft); font-size: 0.875rem; }
dt .type { margin-left: 0.5rem; }
dd { margin: 0; padding-bottom: 0.5rem; border-bottom: 1px solid var(--line); font-size: 0.875rem; }
dd p { margin: 0.125rem 0 0; }
dd dl { margin: 0.5rem 0 0 0.875rem; }
dd dl dd:last-child { border-bottom: 0; }
.codes { list-style: none; margin: 0; padding: 0; font-size: 0.875rem; }
.codes li { padding-left: 2.625rem; text-indent: -2.625rem; }
.codes a { display: inline-block; margin-left: 0.625rem; text-indent: 0; }
@media (min-width: 64rem) {
  .frame { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 0 3.5rem; }
  .frame > header { grid-column: 2; }
  nav { grid-row: 1 / span 2; align-self: start; position: sticky; top: 1.5rem; max-height: calc(100vh - 3rem); overflow-y: auto; margin: 0; border: 0; padding: 0; }
  nav > ul { display: block; }
  nav ul ul { display: block; margin: 0.125rem 0 0.75rem; padding-left: 0.875rem; border-left: 1px solid var(--line); }
  nav ul ul a { text-decoration: none; color: var(--soft); }
  nav ul ul a:hover { text-decoration: underline; }
  .sides { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 2rem; }
  .sides > :only-child { grid-column: 1 / -1; }
  main { padding: 0; }
}
`;
