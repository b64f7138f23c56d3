import type { Spread } from '../statistics.ts'

/** A table of Markdown with figures aligned right. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [
    `| ${heads.join(' | ')} |`,
    `| ${heads.map((_, i) => (i === 0 ? '---' : '--:')).join(' | ')} |`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')

/** Formats a number: 1,234 · 12.3 · 0.123 */
export const figure = (value: number) => {
  if (!Number.isFinite(value)) return '–'
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value.toLocaleString('en', { maximumFractionDigits: digits })
}

/** The median, with the quartiles. */
export const spread = (value: Spread | undefined) =>
  value ? `${figure(value.median)} (${figure(value.low)}–${figure(value.high)})` : '–'

export const ratio = (value: Spread | number | undefined) => {
  if (value === undefined) return '–'
  return `× ${(typeof value === 'number' ? value : value.median).toFixed(2)}`
}
