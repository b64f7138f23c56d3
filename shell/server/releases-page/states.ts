import type { Lang } from '@calm-rest/contract/widget'
import { formatNumber } from '@calm-rest/i18n'
import { budget, type GateReport, type Health } from '@calm-rest/releases'
import { html } from 'hono/html'
import { gateText, words } from './words.ts'

/** How something is: `open` is under way, `none` says nothing yet. Its text says the same. */
export type Tone = 'good' | 'poor' | 'open' | 'none'

/** Stands in a cell of a table without a value; phones leave the cell out. */
export const noValue = html`<span class="releases-none">–</span>`

/** A short text with a mark of its tone. */
export const stateTag = (tone: Tone, text: string) =>
  html`<span class="releases-state" data-tone="${tone}">${text}</span>`

/** Poor from the share of failed page views on at which a release is rolled back. */
export const healthTone = ({ views, failures }: Health): Tone => {
  if (views === 0) return 'none'
  return failures / views > budget.maxRate ? 'poor' : 'good'
}

/** Page views of the last two days, and how many failed. */
export const healthState = (lang: Lang, health: Health) => {
  const { t } = words[lang]
  const { views, failures } = health
  const text =
    views === 0 ? t('noViews') : `${formatNumber(lang, views)} · ${t('failures', { count: failures })}`
  return stateTag(healthTone(health), text)
}

/** Outcome of the gate. */
export const gateState = (lang: Lang, gate: GateReport | undefined) => {
  if (!gate) return stateTag('none', gateText(lang, gate))
  return stateTag(gate.passed ? 'good' : 'poor', gateText(lang, gate))
}
