import { expect, it } from 'vitest'
import { langs } from '../lang.ts'
import { releaseErrorWords } from './errors.ts'

it.each(langs)('has words in %s for every error of releases, each a sentence', (lang) => {
  const texts = Object.values(releaseErrorWords).map((words) => words[lang])
  expect(texts.filter((text) => !/^.+[.。]$/u.test(text))).toEqual([])
  expect(lang === 'zh' ? texts.filter((text) => /[,;!?]/.test(text)) : []).toEqual([])
})
