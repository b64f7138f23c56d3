import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { DocumentText } from '../content.ts'
import { linesOf } from './lines.ts'
import { writePdf } from './write-pdf.ts'

const issuedAt = '2026-11-28T08:00:00.000Z'

const text = (rows: number, given: Partial<DocumentText> = {}): DocumentText => ({
  lang: 'zh',
  title: '发票 Invoice',
  accent: '#0f6b6b',
  seller: ['Calm Rest', 'Beach Road'],
  buyer: { label: '致', lines: ['Łukasz Żółć', 'Ελλάδα 𓀀'] },
  facts: [{ label: '编号', value: '26NOV_MIR1_1' }],
  columns: { what: '项目', quantity: '数量', amount: '金额 (USD)' },
  sections: [
    {
      title: '',
      rows: Array.from({ length: rows }, (_, i) => ({ what: `早餐 ${i}`, quantity: '1', amount: '12.50' })),
    },
  ],
  sums: [],
  total: { label: '合计', value: 'USD 12.50' },
  inWords: [],
  other: null,
  payments: [],
  due: null,
  notes: [],
  ...given,
})

/** The file with what is packed in it. */
const opened = (pdf: Buffer): string => {
  const parts = [pdf.toString('latin1')]
  for (const { index, 0: head } of parts.join('').matchAll(/stream\r?\n/g)) {
    try {
      parts.push(inflateSync(pdf.subarray(index + head.length)).toString('latin1'))
    } catch {
      // not packed
    }
  }
  return parts.join('\n')
}

it('writes a tagged PDF with embedded parts of its fonts, the same bytes each time', async () => {
  const pdf = await writePdf(text(3), issuedAt)
  const content = opened(pdf)
  expect(content.slice(0, 8)).toBe('%PDF-1.7')
  for (const part of ['/MarkInfo', '/StructTreeRoot', '(zh-CN)', '/DisplayDocTitle true', 'pdfuaid:part>1<'])
    expect(content).toContain(part)
  for (const tag of ['H1', 'Table', 'TH', 'TD', 'LBody']) expect(content).toContain(`/S /${tag}\n`)
  const fonts = [...content.matchAll(/\/BaseFont \/([^\s]+)/g)].map(([, name]) => name as string)
  expect(fonts.filter((name) => !/^[A-Z]{6}\+NotoSans/.test(name))).toEqual([])
  expect(fonts.some((name) => name.includes('SC'))).toBe(true)
  expect(await writePdf(text(3), issuedAt)).toEqual(pdf)
})

it('keeps 25 lines on one page, and numbers the pages of more', async () => {
  const pages = async (rows: number) =>
    [...(await writePdf(text(rows), issuedAt)).toString('latin1').matchAll(/\/Type \/Page\n/g)].length
  expect([await pages(25), await pages(80)]).toEqual([1, 3])
})

it('breaks lines at spaces, between Chinese signs but not before a stop, and in a word that is too wide', () => {
  const lines = (line: string, width: number) => linesOf(line, width, (part) => part.length)
  expect(lines('two bottles of water', 10)).toEqual(['two', 'bottles of', 'water'])
  expect(lines('迷你吧：两瓶水。', 4)).toEqual(['迷你吧：', '两瓶水。'])
  expect(lines('a Donaudampfschiff b', 6)).toEqual(['a Dona', 'udampf', 'schiff', 'b'])
  expect(lines('', 5)).toEqual([''])
})
