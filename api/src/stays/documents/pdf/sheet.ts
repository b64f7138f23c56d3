import PDFDocument from 'pdfkit'
import type { Fonts, Weight } from './fonts.ts'
import { linesOf } from './lines.ts'

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 45, foot: 40 }

export interface Style {
  size: number
  weight?: Weight
  color?: string
  align?: 'left' | 'right'
}

interface Box {
  x: number
  y: number
  width: number
}

/** Part of the structure by which the document is read aloud. */
export type Element = PDFKit.PDFStructureElement

interface SheetOptions {
  title: string
  author: string
  lang: string
  createdAt: Date
  fonts: Fonts
}

const leading = 1.32
/** From the top of a line to its base, as a share of its height. */
const baseline = 0.79

/** A tagged PDF to draw on. Lengths are points from the upper left corner of a page. */
export const createSheet = ({ title, author, lang, createdAt, fonts }: SheetOptions) => {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    // no standard font: all are embedded
    font: '',
    lang,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  } as unknown as PDFKit.PDFDocumentOptions)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const registered = new Set<string>()

  const use = (name: string, font: unknown, size: number) => {
    if (!registered.has(name)) doc.registerFont(name, font as PDFKit.Mixins.PDFFontSource)
    registered.add(name)
    doc.font(name, size)
  }
  const widthOf = (text: string, { size, weight = 400 }: Style): number =>
    fonts.runsOf(text, weight).reduce((sum, run) => {
      use(run.name, run.font, size)
      return sum + doc.widthOfString(run.text)
    }, 0)
  const wrap = (text: string, width: number, style: Style) =>
    linesOf(text, width, (part) => widthOf(part, style))

  /** Draws lines that are wrapped already. */
  const draw = (lines: readonly string[], { x, y, width }: Box, style: Style) => {
    const { size, weight = 400, color = '#1c1a17', align = 'left' } = style
    let top = y
    for (const line of lines) {
      let left = align === 'right' ? x + width - widthOf(line, style) : x
      for (const run of fonts.runsOf(line, weight)) {
        use(run.name, run.font, size)
        doc.fillColor(color).text(run.text, left, top + size * leading * baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
        })
        left += doc.widthOfString(run.text)
      }
      top += size * leading
    }
  }
  const end = (): Promise<Buffer> => {
    root.end()
    const chunks: Buffer[] = []
    return new Promise((resolve, reject) => {
      doc.on('data', (chunk: Buffer) => chunks.push(chunk))
      doc.on('end', () => resolve(Buffer.concat(chunks)))
      doc.on('error', reject)
      doc.end()
    })
  }

  return {
    doc,
    root,
    widthOf,
    heightOf: (lines: number, { size }: Style) => lines * size * leading,
    wrap,
    draw,
    /** Adds an element below `parent`, which is read in this order. */
    element: (parent: Element, type: string, options: object = {}): Element => {
      const added = doc.struct(type, options)
      parent.add(added)
      return added
    },
    /** Draws a text as an element of its own. */
    say: (
      parent: Element,
      type: string,
      lines: readonly string[],
      box: Box,
      style: Style,
      options: object = {},
    ) => {
      const added = doc.struct(type, options)
      parent.add(added)
      added.add(() => draw(lines, box, style))
      added.end()
    },
    /** Draws what is not read aloud. */
    decorate: (work: () => void) => {
      doc.markContent('Artifact', { type: 'Layout' })
      work()
      doc.endMarkedContent()
    },
    end,
  }
}

export type Sheet = ReturnType<typeof createSheet>
