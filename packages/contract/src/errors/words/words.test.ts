import { expect, it } from 'vitest'
import { langs } from '../../lang.ts'
import { errorStatus, fieldErrorCodes } from '../codes.ts'
import { errorWords, fieldErrorWords } from './index.ts'

const all = { ...errorWords, ...fieldErrorWords }

it.each(langs)('has words in %s for every error, each a sentence', (lang) => {
  const texts = Object.values(all).map((words) => words[lang])
  expect(texts).toHaveLength(Object.keys(errorStatus).length + fieldErrorCodes.length)
  expect(texts.filter((text) => !/^.+[.。]$/u.test(text))).toEqual([])
})

it('writes Chinese with full-width punctuation', () => {
  expect(Object.values(all).filter(({ zh }) => /[,;:!?]/.test(zh))).toEqual([])
})
