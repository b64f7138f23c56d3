import type { DocumentText } from '../content.ts'
import { drawHead } from './draw-head.ts'
import { drawSums } from './draw-sums.ts'
import { drawTable } from './draw-table.ts'
import type { Sheet } from './sheet.ts'

/** How large everything is; below 1 so that a long document still has one page. */
export interface Look {
  scale: number
  accent: string
}

export interface Place {
  /** Where the next part begins. */
  y: number
}

/** Draws a document from the top; it begins further pages where one is full. */
export const drawDocument = (sheet: Sheet, text: DocumentText, scale: number): void => {
  const look = { scale, accent: text.accent ?? '#8a6d3b' }
  const place = { y: 0 }
  drawHead(sheet, text, look, place)
  drawTable(sheet, text, look, place)
  drawSums(sheet, text, look, place)
}
