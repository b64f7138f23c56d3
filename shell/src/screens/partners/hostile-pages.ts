/** A page around an element that means no good, by the rules of its style sheet. */
export interface HostilePage {
  /** Name in addresses and in the words. */
  name: string
  css: string
  /** Needs `isolation="strict"`: its rules are marked as important. */
  strict?: true
}

export const hostilePages = [
  { name: 'small-root', css: 'html { font-size: 62.5%; }' },
  { name: 'all-unset', css: '*, *::before, *::after { all: unset; }' },
  {
    name: 'loud-type',
    css: '* {\n  font: italic 900 31px/3 cursive;\n  letter-spacing: 9px;\n  text-transform: uppercase;\n}',
  },
  { name: 'right-to-left', css: 'html { direction: rtl; text-align: right; }' },
  { name: 'dark', css: 'html { color-scheme: dark; background: #101418; color: #e8e6e3; }' },
  {
    name: 'bare-controls',
    css: 'input, select, button, label, a {\n  all: unset;\n  display: none;\n}',
  },
  {
    name: 'other-boxes',
    css: '* {\n  box-sizing: content-box;\n  padding: 7px;\n  border: 5px dashed magenta;\n}',
  },
  {
    name: 'fixed-layout',
    css: 'body * {\n  position: relative;\n  float: left;\n  max-width: 40ch;\n  overflow: hidden;\n}',
  },
  {
    name: 'loud-colours',
    css: '* { color: lime; text-shadow: 3px 3px red; }\n\nimg, input, button, select {\n  background: purple;\n  filter: invert(1);\n}',
  },
  {
    name: 'important',
    css: '* { all: unset !important; }\n\ndiv, calm-rest-booking, calm-rest-rooms, calm-rest-search { display: none !important; }',
    strict: true,
  },
] as const satisfies readonly HostilePage[]

export type HostileName = (typeof hostilePages)[number]['name']

export const hostilePage = (name: string): HostilePage | undefined =>
  hostilePages.find((page) => page.name === name)
