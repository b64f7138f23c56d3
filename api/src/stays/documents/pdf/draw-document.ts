import type { DocumentText } from '../content.ts'
import { drawHead } from './draw-head.ts'
import { drawSums } from './draw-sums.ts'
import { drawTable } from './draw-table.ts'
import type { Sheet } from './sheet.ts'

/** Draws a document from the top; it begins further pages where one is full. */
export const drawDocument = (sheet: Sheet, text: DocumentText, scale: number): void => {
  const look = { scale, accent: text.accent ?? '#8a6d3b' }
  const place = { y: 0 }
  drawHead(sheet, text, look, place)
  drawTable(sheet, text, look, place)
  drawSums(sheet, text, look, place)
}
