import { expect, it } from 'vitest'
import { createWordsIn } from './words-in.ts'

const wordsIn = createWordsIn('The mail', {
  en: { hello: 'Hello {{name}} & co' },
  de: { hello: 'Hallo {{name}} & Co' },
  zh: {},
})

it('speaks each language, and leaves a name as it was typed', () => {
  expect(wordsIn('de')('hello', { name: '<b>Ada</b>' })).toBe('Hallo <b>Ada</b> & Co')
  expect(wordsIn('en')('hello', { name: 'Ada' })).toBe('Hello Ada & co')
})

it('sends no text with a gap: a missing word, value or language fails with its name', () => {
  expect(() => wordsIn('zh')('hello')).toThrow('The mail has no words for hello in zh. Did you forget')
  expect(() => wordsIn('en')('hello')).toThrow('The mail has no words for {{name}}')
  expect(() => wordsIn('fr' as 'en')).toThrow('The mail has no words for fr')
})
