import type { DocumentText } from '../content.ts'
import type { Look, Place } from './look.ts'
import { type Element, page, type Sheet, type Style } from './sheet.ts'

const right = page.width - page.margin
const bottom = page.height - page.foot - 20
const width = 270
const labelWidth = 160
const x = right - width

/** Net value, taxes, total, words, payments and notes. */
export const drawSums = (sheet: Sheet, text: DocumentText, { scale }: Look, place: Place): void => {
  const { doc, root, element, say, wrap, heightOf } = sheet
  const body: Style = { size: 9.5 * scale }
  const total: Style = { size: 13 * scale, weight: 700 }
  const soft: Style = { size: 9 * scale, color: '#5f5a52' }

  const makeRoom = (height: number) => {
    if (place.y + height <= bottom) return
    doc.addPage()
    place.y = page.margin
  }
  const pair = (parent: Element, label: string, value: string, style: Style) => {
    const labels = wrap(label, labelWidth, style)
    const values = wrap(value, width - labelWidth - 8, style)
    const lines = Math.max(labels.length, values.length)
    makeRoom(heightOf(lines, style) + 4 * scale)
    const item = element(parent, 'P')
    say(item, 'Span', labels, { x, y: place.y, width: labelWidth }, style)
    const toRight = {
      size: style.size,
      weight: style.weight ?? 400,
      color: style.color ?? '#1c1a17',
      align: 'right' as const,
    }
    say(item, 'Span', values, { x: x + labelWidth + 8, y: place.y, width: width - labelWidth - 8 }, toRight)
    item.end()
    place.y += heightOf(lines, style) + 4 * scale
  }
  const paragraph = (line: string, style: Style) => {
    const lines = wrap(line, right - page.margin, style)
    makeRoom(heightOf(lines.length, style))
    say(root, 'P', lines, { x: page.margin, y: place.y, width: right - page.margin }, style)
    place.y += heightOf(lines.length, style) + 3 * scale
  }
  const space = (points: number) => {
    place.y += points * scale
  }

  for (const { label, value } of text.sums) pair(root, label, value, body)
  space(2)
  pair(root, text.total.label, text.total.value, total)
  if (text.other) {
    space(6)
    const heading = wrap(text.other.title, width, soft)
    makeRoom(heightOf(heading.length, soft))
    say(root, 'P', heading, { x, y: place.y, width }, soft)
    space(heading.length * 9 * 1.4)
    for (const { label, value } of text.other.sums) pair(root, label, value, body)
  }
  if (text.payments.length > 0) space(6)
  for (const { label, value } of text.payments) pair(root, label, value, body)
  if (text.due) pair(root, text.due.label, text.due.value, { size: 11 * scale, weight: 700 })
  space(10)
  for (const { label, value } of text.inWords) paragraph(`${label}: ${value}`, body)
  space(6)
  for (const note of text.notes) paragraph(note, soft)
}
