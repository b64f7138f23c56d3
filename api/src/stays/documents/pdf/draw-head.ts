import type { DocumentText } from '../content.ts'
import type { Look, Place } from './look.ts'
import { page, type Sheet } from './sheet.ts'

const soft = '#5f5a52'

/** Title, who issues it and for whom, number and days. */
export const drawHead = (sheet: Sheet, text: DocumentText, { scale, accent }: Look, place: Place): void => {
  const { root, say, wrap, heightOf } = sheet
  const inner = page.width - 2 * page.margin
  const column = (inner - 24) / 2
  sheet.decorate(() => sheet.doc.rect(0, 0, page.width, 6).fill(accent))
  place.y = 34

  const titleStyle = { size: 22 * scale, weight: 700 as const }
  const title = wrap(text.title, inner, titleStyle)
  say(root, 'H1', title, { x: page.margin, y: place.y, width: inner }, titleStyle)
  place.y += heightOf(title.length, titleStyle) + 12 * scale

  const name = { size: 10.5 * scale, weight: 700 as const }
  const small = { size: 9 * scale, color: soft }
  const party = (lines: readonly string[], x: number, label?: string): number => {
    const [first = '', ...rest] = lines
    let y = place.y
    if (label !== undefined) {
      say(root, 'P', [label], { x, y, width: column }, small)
      y += heightOf(1, small)
    }
    const names = wrap(first, column, name)
    say(root, 'P', names, { x, y, width: column }, name)
    y += heightOf(names.length, name)
    if (rest.length === 0) return y
    const all = rest.flatMap((line) => wrap(line, column, small))
    say(root, 'P', all, { x, y, width: column }, small)
    return y + heightOf(all.length, small)
  }
  const left = party(text.seller, page.margin)
  const right = party(text.buyer.lines, page.margin + column + 24, text.buyer.label)
  place.y = Math.max(left, right) + 16 * scale
  drawFacts(sheet, text, scale, place)
}

/** Labels above their values, three side by side. */
const drawFacts = (sheet: Sheet, { facts }: DocumentText, scale: number, place: Place): void => {
  const { root, element, say, wrap, heightOf } = sheet
  const perRow = 3
  const width = (page.width - 2 * page.margin - 2 * 16) / perRow
  const label = { size: 8 * scale, color: soft }
  const value = { size: 10 * scale, weight: 700 as const }
  const list = element(root, 'L')
  for (let at = 0; at < facts.length; at += perRow) {
    let height = 0
    for (const [i, fact] of facts.slice(at, at + perRow).entries()) {
      const x = page.margin + i * (width + 16)
      const values = wrap(fact.value, width, value)
      const item = element(list, 'LI')
      const body = element(item, 'LBody')
      say(body, 'Span', [fact.label], { x, y: place.y, width }, label)
      say(body, 'Span', values, { x, y: place.y + heightOf(1, label), width }, value)
      body.end()
      item.end()
      height = Math.max(height, heightOf(1, label) + heightOf(values.length, value))
    }
    place.y += height + 8 * scale
  }
  list.end()
  place.y += 8 * scale
}
