import type { Lang } from '@calm-rest/contract/widget'

type Cell = string | number | null

/** A spreadsheet would run what begins like this, some with the wide signs of Chinese, too; an apostrophe makes it a text. */
const asText = (value: string) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value)

interface Marks {
  between: string
  decimal: string
}

/** A German spreadsheet takes a comma for that of a decimal, and finds all of a row in one cell. */
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
 * Rows with CRLF between them and after the last, as RFC 4180 has it, for the spreadsheet of somebody who reads a
 * language; programs read that of English. No cell is run as a formula. The mark of UTF-8 comes first: without it Excel
 * reads names as another encoding.
 */
export const toCsv = (rows: readonly (readonly Cell[])[], lang: Lang = 'en'): string =>
  `\ufeff${rows.map((row) => `${row.map((cell) => toCell(cell, marks[lang])).join(marks[lang].between)}\r\n`).join('')}`
