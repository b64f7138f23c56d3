import { createHash } from 'node:crypto'
import { type Lang, langs } from '@calm-rest/contract/widget'
import { html } from 'hono/html'
import type { InlineStyle } from './inline-styles.ts'

/** What a page is that guests never see as it is: a demonstration, or a site that has not opened or takes no bookings. */
export type Banner = 'demonstration' | 'preparing' | 'paused'

const words: Record<Banner, Record<Lang, string>> = {
  demonstration: {
    en: 'Demonstration: invented guests',
    de: 'Vorführung: erfundene Gäste',
    zh: '演示：客人均为虚构',
  },
  preparing: {
    en: 'Not open yet: only your team sees this',
    de: 'Noch nicht geöffnet: Das sieht nur Ihr Team',
    zh: '尚未开业：只有您的团队能看到',
  },
  paused: {
    en: 'No bookings: only your team sees this',
    de: 'Keine Buchungen: Das sieht nur Ihr Team',
    zh: '暂停预订：只有您的团队能看到',
  },
}

// in all languages: a page changes its language without a new document, and no script renders the banner
const shown = langs.map((lang) => `html[lang|=${lang}] #demonstration>[lang=${lang}]`)
const css =
  // the desk's chart fills the rest of the window, and its pages extend below a phone's notch
  ':root{--banner:calc(1.625rem + env(safe-area-inset-top,0px))}' +
  '#demonstration{block-size:var(--banner);overflow:hidden;white-space:nowrap;text-overflow:ellipsis;padding:calc(.25rem + env(safe-area-inset-top,0px)) 1rem .25rem;background:#f3c98b;color:#2a1a0c;font:600 .8125rem/1.4 system-ui,sans-serif;text-align:center}' +
  `#demonstration>*{display:none}${shown.join(',')}{display:inline}`

/** Style sheet of a banner, in the page. */
export const bannerStyle: InlineStyle = {
  address: 'demonstration',
  text: css,
  integrity: `sha384-${createHash('sha384').update(css).digest('base64')}`,
}

/** Says in every language what the page is. */
export const bannerOf = (banner: Banner) => html`<aside id="demonstration">${langs.map(
  (lang) => html`<span lang="${lang}">${words[banner][lang]}</span>`,
)}</aside>
`
