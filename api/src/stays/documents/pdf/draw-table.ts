import type { DocumentText } from '../content.ts'
import type { Look, Place } from './look.ts'
import { type Element, page, type Sheet, type Style } from './sheet.ts'

type Row = DocumentText['columns']

const left = page.margin
const right = page.width - page.margin
const bottom = page.height - page.foot - 20
const amountWidth = 95
const quantityWidth = 50
const whatWidth = right - left - amountWidth - quantityWidth - 16

/** Draws all lines, room by room. A page that is full ends below a line, and the next begins with the head of the table. */
export const drawTable = (sheet: Sheet, text: DocumentText, { scale, accent }: Look, place: Place): void => {
  const { doc, element, say, wrap, heightOf } = sheet
  const body: Style = { size: 9.5 * scale }
  const strong: Style = { size: 9.5 * scale, weight: 700 }
  const head: Style = { size: 8.5 * scale, weight: 700, color: '#5f5a52' }
  const gap = 2.2 * scale

  const cells = (
    row: Row,
    names: readonly string[],
    style: Style,
    tell: (text: string[], x: number, width: number, style: Style) => void,
  ) => {
    const right = {
      size: style.size,
      weight: style.weight ?? 400,
      color: style.color ?? '#1c1a17',
      align: 'right' as const,
    }
    tell([...names], left, whatWidth, style)
    tell([row.quantity], left + whatWidth + 8, quantityWidth, right)
    tell([row.amount], left + whatWidth + quantityWidth + 16, amountWidth, right)
  }
  const rule = (color: string, width: number) =>
    sheet.decorate(() => doc.moveTo(left, place.y).lineTo(right, place.y).lineWidth(width).stroke(color))

  const table = element(sheet.root, 'Table')
  const drawHead = (isFirst: boolean) => {
    const names = wrap(text.columns.what, whatWidth, head)
    const y = place.y
    if (isFirst) {
      const line = element(table, 'TR')
      cells(text.columns, names, head, (lines, x, width, style) =>
        say(line, 'TH', lines, { x, y, width }, style, { scope: 'Column' }),
      )
      line.end()
    } else
      sheet.decorate(() =>
        cells(text.columns, names, head, (lines, x, width, style) =>
          sheet.draw(lines, { x, y, width }, style),
        ),
      )
    place.y += heightOf(names.length, head) + gap
    rule(accent, 1)
    place.y += gap
  }
  const makeRoom = (height: number) => {
    if (place.y + height <= bottom) return
    doc.addPage()
    place.y = page.margin
    drawHead(false)
  }
  const drawRow = (row: Row, style: Style, isLast: boolean) => {
    const names = wrap(row.what, whatWidth, style)
    const height = heightOf(names.length, style) + 2 * gap
    makeRoom(height)
    const y = place.y + gap
    const line: Element = element(table, 'TR')
    cells(row, names, style, (lines, x, width, cell) => say(line, 'TD', lines, { x, y, width }, cell))
    line.end()
    place.y += height
    if (!isLast) rule('#ded8ce', 0.5)
  }

  drawHead(true)
  for (const { title, rows } of text.sections) {
    if (title !== '') {
      makeRoom(4 * body.size * 1.4)
      place.y += gap
      const titles = wrap(title, right - left, strong)
      const line = element(table, 'TR')
      const y = place.y
      say(line, 'TH', titles, { x: left, y, width: right - left }, strong, { scope: 'Row' })
      line.end()
      place.y += heightOf(titles.length, strong) + gap
    }
    for (const [i, row] of rows.entries()) drawRow(row, body, i === rows.length - 1)
  }
  table.end()
  rule(accent, 1)
  place.y += 10 * scale
}
