import { decimalsOf } from '@calm-rest/contract/currencies'
import { hotel } from '@calm-rest/contract/hotel'

/** Chinese, Japanese and Korean letters, and their punctuation, are two columns wide. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu

const widthOf = (text: string) => [...text].length + (text.match(wide)?.length ?? 0)

/** Removes characters in guests' input that would move the cursor or change colours. Line breaks are kept. */
export const printable = (text: string) => text.replace(/(?!\n)\p{Cc}|\p{Bidi_Control}/gu, ' ')

const oneLine = (text: string) => printable(text).replaceAll('\n', ' ')

const pad = (text: string, width: number, isFigure: boolean) => {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)))
  return isFigure ? space + text : text + space
}

/** Columns as wide as their widest cell, under their names; those in `figures` are right-aligned. */
export const table = (
  names: readonly string[],
  rows: readonly (readonly string[])[],
  figures: readonly string[] = [],
): string => {
  const all = [names, ...rows].map((row) => row.map(oneLine))
  const widths = names.map((_, i) => Math.max(...all.map((row) => widthOf(row[i] ?? ''))))
  return all
    .map((row) =>
      row
        .map((cell, i) => pad(cell, widths[i] ?? 0, figures.includes(names[i] ?? '')))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Lists the facts of one resource, without missing ones. */
export const card = (facts: readonly (readonly [string, string | null | undefined])[]): string => {
  const there = facts.filter(([, value]) => value !== null && value !== undefined && value !== '')
  const width = Math.max(...there.map(([name]) => widthOf(name)))
  return there
    .map(
      ([name, value]) =>
        `${pad(name, width, false)}  ${printable(value ?? '').replaceAll('\n', `\n${' '.repeat(width + 2)}`)}`,
    )
    .join('\n')
}

/** An amount below the name of its currency. */
export const amountText = (amount: number) => amount.toFixed(decimalsOf(hotel.currency))
