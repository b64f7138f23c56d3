import { expect, it } from 'vitest'
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
