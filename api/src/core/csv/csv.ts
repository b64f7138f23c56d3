import type { Lang } from '@calm-rest/contract/widget'

type Cell = string | number | null

/**
 * Prefixes an apostrophe to text that a spreadsheet would run as a formula. Some spreadsheets also accept the
 * full-width signs of Chinese.
 */
const asText = (value: string) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value)

interface Marks {
  between: string
  decimal: string
}

/** A German spreadsheet reads a comma as the decimal mark, and would put a whole row into one cell. */
const marks: Record<Lang, Marks> = {
  en: { between: ',', decimal: '.' },
  de: { between: ';', decimal: ',' },
  zh: { between: ',', decimal: '.' },
}

const toCell = (value: Cell, { between, decimal }: Marks) => {
  if (typeof value !== 'string') return String(value ?? '').replace('.', decimal)
  const text = asText(value)
  return /["\r\n]/.test(text) || text.includes(between) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Joins rows with CRLF between them and after the last, as RFC 4180 defines it, for a spreadsheet in a language;
 * programs read the English form. No cell is run as a formula. It starts with a byte order mark: without it Excel reads
 * names in another encoding.
 */
export const toCsv = (rows: readonly (readonly Cell[])[], lang: Lang = 'en'): string =>
  `\ufeff${rows.map((row) => `${row.map((cell) => toCell(cell, marks[lang])).join(marks[lang].between)}\r\n`).join('')}`
