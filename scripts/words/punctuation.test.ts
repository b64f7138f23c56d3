import { describe, expect, it } from 'vitest'
import { findings, one, withWords } from './project.fixture.ts'
import { correctPunctuation, wrongPunctuation } from './punctuation.ts'

it.each([
  ['客房,早餐.', '客房\uFF0C早餐\u3002'],
  ['要预订吗?好!', '要预订吗\uFF1F好\uFF01'],
  ['电话: {{phone}}', '电话\uFF1A{{phone}}'],
  ['{{name}}, 您好', '{{name}}\uFF0C您好'],
  ['评分 4.9 分', '评分 4.9 分'],
  ["zh: '客房',", "zh: '客房',"],
])('corrects %s', (text, corrected) => {
  expect(correctPunctuation(text)).toBe(corrected)
  expect(wrongPunctuation(corrected)).toBe(undefined)
})

describe('Chinese punctuation', () => {
  it.each(['客房,早餐', '欢迎!', '要预订吗?', '客房; 早餐', '电话: {{phone}}', '早餐.', '{{name}},您好'])(
    'reports an ASCII mark in %s',
    (text) => {
      const [mark] = /[,!?;:.]/.exec(text) ?? []
      expect(withWords('zh', { left: text })).toContainEqual(
        expect.stringContaining(`left  has an ASCII '${mark}'`),
      )
    },
  )

  it.each([
    '客房\uFF0C早餐\u3002',
    '10:30 至 12:00',
    '评分 4.9 分',
    'Calm Rest, Mirissa 海滩',
    '价格 1,200 美元',
  ])('has nothing against %s', (text) => {
    expect(withWords('zh', { left: text })).toEqual([])
  })

  it('looks at Chinese in code too', () => {
    expect(findings({ 'api/package.json': {}, 'api/src/mail.ts': "\nconst zh = '您好,欢迎'" })).toEqual(
      one(/^api\/src\/mail\.ts:2 {2}'您好,欢迎' {2}has an ASCII ','/),
    )
  })
})
