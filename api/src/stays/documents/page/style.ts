/** Style of a document's page: one sheet of paper, as wide as a phone allows, and the sheet alone in print. */
export const documentStyle = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, "Noto Sans", "Noto Sans SC", sans-serif; color: #1c1a17; background: #f3efe8; }
body { margin: 0; padding: 1rem; }
main { box-sizing: border-box; max-inline-size: 50rem; margin: 0 auto; padding: clamp(1rem, 5vw, 3rem); background: #fff; border-block-start: .5rem solid var(--accent); border-radius: .25rem; box-shadow: 0 1px 6px #0002; overflow-wrap: anywhere; }
h1 { margin: 0 0 1.25rem; font-size: clamp(1.5rem, 6vw, 2rem); line-height: 1.2; }
p, dl, ul { margin: 0; padding: 0; list-style: none; }
dd { margin: 0; }
.soft { color: #5f5a52; font-size: .875rem; }
.parties, .facts { display: grid; gap: 1rem 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); }
.parties li:first-child, .facts dd { font-weight: 700; }
.parties li { font-size: .9375rem; }
.facts { margin-block: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .375rem 0; text-align: start; vertical-align: top; border-block-end: 1px solid #ded8ce; }
thead th { color: #5f5a52; font-size: .8125rem; border-color: var(--accent); }
tbody th { padding-block-start: .75rem; }
th:not(:first-child), td:not(:first-child) { padding-inline-start: .75rem; text-align: end; white-space: nowrap; }
.sums { display: grid; gap: .25rem; margin-block-start: 1rem; margin-inline-start: auto; max-inline-size: 26rem; font-variant-numeric: tabular-nums; }
.sums div { display: flex; gap: 1rem; justify-content: space-between; }
.sums dd { text-align: end; }
.total { font-size: 1.25rem; font-weight: 700; }
.due { font-weight: 700; }
.words { margin-block-start: 1.5rem; }
.notes { margin-block-start: 1rem; }
nav { max-inline-size: 50rem; margin: 1rem auto 0; text-align: center; }
nav a { display: inline-block; padding: .75rem 1.25rem; color: #fff; background: #1c1a17; border-radius: .5rem; text-decoration: none; }
nav a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
@media print { :root { background: #fff; font-size: 10pt; } body { padding: 0; } main { padding: 0; box-shadow: none; border: 0; max-inline-size: none; } nav { display: none; } tr, .sums div { break-inside: avoid; } }
@page { size: A4; margin: 15mm; }
`
