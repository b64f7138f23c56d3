export interface HostileSheet {
  name: string
  css: string
  /** Needs `isolation="strict"`: an element cannot resist it by itself. */
  strict?: true
}

/** Style sheets of pages that break elements unknown to them. */
export const hostileSheets: readonly HostileSheet[] = [
  { name: 'a small root font', css: 'html { font-size: 62.5% }' },
  {
    name: 'loud type',
    css: '* { font: italic 31px/3 cursive; letter-spacing: 9px; text-transform: uppercase; color: lime; text-shadow: 2px 2px red }',
  },
  { name: 'right to left', css: 'html { direction: rtl; text-align: right; writing-mode: horizontal-tb }' },
  {
    name: 'bare elements',
    css: 'input, button, select, label, a, p, h2, h3 { all: unset; display: none !important }',
  },
  {
    name: 'pictures for a magazine',
    css: 'img, svg, picture, dialog { max-width: 20px; opacity: 0.1 !important; filter: invert(1); border: 9px solid red }',
  },
  {
    name: 'our own names',
    css: ':root, body, calm-rest-rooms, calm-rest-booking { --cr-text: red; --cr-surface: lime; --cr-accent: red; --cr-space-4: 99px; --cr-text-md: 40px; --cr-font-sans: cursive }',
  },
  {
    name: 'boxes in boxes',
    css: '* { margin: 9px; padding: 9px; border: 3px solid red; float: left; position: relative; box-sizing: content-box; outline: 3px dashed }',
    strict: true,
  },
  { name: 'nothing as it was', css: '* { all: unset !important }', strict: true },
  {
    name: 'no containers',
    css: 'div, section, ul, li, form, calm-rest-rooms, calm-rest-booking { display: none !important; content-visibility: hidden !important }',
    strict: true,
  },
  {
    name: 'everything in motion',
    css: 'main * { transition: all 9s !important; animation: 9s infinite spin !important; transform: rotate(9deg) !important; zoom: 2 !important } @keyframes spin { to { rotate: 1turn } }',
    strict: true,
  },
]
