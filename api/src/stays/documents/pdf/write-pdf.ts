import type { Lang } from '@calm-rest/contract/widget'
import type { DocumentText } from '../content.ts'
import { documentWordsIn } from '../print/words.ts'
import { drawDocument } from './draw-document.ts'
import { createFonts } from './fonts.ts'
import { createSheet, page, type Sheet } from './sheet.ts'

/** Smaller letters are hard to read on paper. */
const scales = [1, 0.92, 0.85]

/**
 * Writes a document as a tagged PDF (PDF/UA) with embedded fonts: on one A4 page if it fits in letters of at least 8
 * points, else on several. The same document gives the same bytes.
 */
export const writePdf = async (text: DocumentText, issuedAt: string): Promise<Buffer> => {
  const fonts = createFonts()
  const [seller = ''] = text.seller
  const number = text.facts[0]?.value ?? ''
  const begin = () =>
    createSheet({
      title: `${text.title} ${number}`.trim(),
      author: seller,
      lang: text.lang === 'zh' ? 'zh-CN' : text.lang,
      createdAt: new Date(issuedAt),
      fonts,
    })
  for (const scale of scales) {
    const sheet = begin()
    drawDocument(sheet, text, scale)
    if (sheet.doc.bufferedPageRange().count === 1) return sheet.end()
  }
  const sheet = begin()
  drawDocument(sheet, text, 1)
  numberPages(sheet, text.lang)
  return sheet.end()
}

const numberPages = (sheet: Sheet, lang: Lang) => {
  const t = documentWordsIn(lang)
  const pages = sheet.doc.bufferedPageRange().count
  const box = { x: page.margin, y: page.height - page.foot, width: page.width - 2 * page.margin }
  for (let i = 0; i < pages; i += 1) {
    sheet.doc.switchToPage(i)
    const line = t('page', { page: i + 1, pages })
    sheet.decorate(() => sheet.draw([line], box, { size: 8, color: '#5f5a52', align: 'right' }))
  }
}
