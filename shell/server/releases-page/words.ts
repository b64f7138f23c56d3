import { hotel } from '@calm-rest/contract/hotel'
import type { Lang } from '@calm-rest/contract/widget'
import { createWordsInstance, formatDateTime, formatNumber } from '@calm-rest/i18n'
import type { GateReport, Publisher } from '@calm-rest/releases'
import { html } from 'hono/html'
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }

/** Words of the page of releases, in each language. */
export const words = {
  en: createWordsInstance('en', en),
  de: createWordsInstance('de', de),
  zh: createWordsInstance('zh', zh),
}

/** Each language by its own name. */
export const langNames: Record<Lang, string> = { en: 'English', de: 'Deutsch', zh: '中文' }

export const when = (lang: Lang, iso: string) =>
  formatDateTime(lang, iso, hotel.timeZone, { dateStyle: 'medium', timeStyle: 'short' })

/** Kilobytes to one digit. */
export const kilobytes = (lang: Lang, bytes: number, options: Intl.NumberFormatOptions = {}) =>
  `${formatNumber(lang, bytes / 1024, { maximumFractionDigits: 1, ...options })} KB`

/** Length of an abbreviated commit. */
const commitChars = 12

/** Repository and commit: `calm-rest/rooms@0123456789ab`. */
export const treeText = ({ repository, commit }: Publisher) =>
  [repository, commit?.slice(0, commitChars)].filter(Boolean).join('@')

/** Origin of a version, each part in a line of its own: they are long, and have no good place to break. */
export const sourceLines = (parts: readonly (string | undefined)[]) => {
  const said = parts.filter(Boolean)
  return said.length > 0
    ? html`<span class="release-source">${said.map((part) => html`<span>${part}</span> `)}</span>`
    : ''
}

export const gateText = (lang: Lang, gate: GateReport | undefined) => {
  const { t } = words[lang]
  if (!gate) return t('untried')
  const failed = gate.checks.filter(({ ok }) => !ok).map(({ name }) => name)
  return gate.passed ? t('passed', { count: gate.checks.length }) : t('failed', { checks: failed.join(', ') })
}
