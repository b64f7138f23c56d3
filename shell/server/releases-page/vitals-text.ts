import type { Lang } from '@calm-rest/contract/widget'
import { formatNumber } from '@calm-rest/i18n'
import type { Metric } from '@calm-rest/releases'

/** Subject of a chart: a metric, or the share of page views with an error. */
export type Charted = Metric | 'failed'

/** Above this a time is read in seconds. */
const secondsFromMs = 1000

export const msText = (lang: Lang, ms: number) => {
  const inSeconds = ms >= secondsFromMs
  return formatNumber(lang, inSeconds ? ms / 1000 : ms, {
    style: 'unit',
    unitDisplay: 'narrow',
    unit: inSeconds ? 'second' : 'millisecond',
    maximumFractionDigits: inSeconds ? 1 : 0,
  })
}

/** A value with its unit: errors count for a thousand page views, and shifts have no unit. */
export const valueText = (lang: Lang, charted: Charted, value: number): string => {
  if (charted === 'failed') return formatNumber(lang, value * 1000, { maximumFractionDigits: 1 })
  return charted === 'cls' ? formatNumber(lang, value, { maximumFractionDigits: 3 }) : msText(lang, value)
}
