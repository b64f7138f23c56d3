import { createHash } from 'node:crypto'
import { type Lang, langs } from '@calm-rest/contract/widget'
import { html } from 'hono/html'
import type { InlineStyle } from './inline-styles.ts'

const words: Record<Lang, string> = {
  en: 'Demonstration: invented guests',
  de: 'Vorführung: erfundene Gäste',
  zh: '演示：客人均为虚构',
}

// in all languages: a page changes its language without a new document, and no script renders the banner
const shown = langs.map((lang) => `html[lang|=${lang}] #demonstration>[lang=${lang}]`)
const css =
  // the desk's chart fills the rest of the window, and its pages extend below a phone's notch
  ':root{--banner:calc(1.625rem + env(safe-area-inset-top,0px))}' +
  '#demonstration{block-size:var(--banner);overflow:hidden;white-space:nowrap;text-overflow:ellipsis;padding:calc(.25rem + env(safe-area-inset-top,0px)) 1rem .25rem;background:#f3c98b;color:#2a1a0c;font:600 .8125rem/1.4 system-ui,sans-serif;text-align:center}' +
  `#demonstration>*{display:none}${shown.join(',')}{display:inline}`

/** Style sheet of the banner, in the page. */
export const demonstrationStyle: InlineStyle = {
  address: 'demonstration',
  text: css,
  integrity: `sha384-${createHash('sha384').update(css).digest('base64')}`,
}

/** Banner on every page that says that its guests are invented. */
export const demonstrationBanner = html`<aside id="demonstration">${langs.map(
  (lang) => html`<span lang="${lang}">${words[lang]}</span>`,
)}</aside>
`
