import { expect, it } from 'vitest'
import { createNameFinder } from './name-finder.ts'

it.each([
  ['a name of five letters', 'Silva', 'Dear Mr Silva, welcome', 'Dear Mr …, welcome'],
  ['a name in any case', 'Anna Silva', 'ANNA SILVA called', '… called'],
  ['an address', 'ann@mail.example', 'write to ann@mail.example.', 'write to ….'],
])('replaces %s', (_, name, text, replaced) => {
  expect(createNameFinder([name])?.(text)).toBe(replaced)
})

it.each([
  ['a part of a longer word', 'Silva', 'the Silvaplana lake'],
  ['a part of a longer address', 'ann@mail.example', 'joann@mail.example'],
])('leaves %s', (_, name, text) => {
  expect(createNameFinder([name])?.(text)).toBe(text)
})

it('does not look for a name that is shorter, since it occurs as a word in many texts', () => {
  expect(createNameFinder(['Rose'])).toBeUndefined()
})

it('replaces the longer of two names with a common start first', () => {
  expect(createNameFinder(['Anna Silva', 'Anna Silva de Mel'])?.('Anna Silva de Mel')).toBe('…')
})
