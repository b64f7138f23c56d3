import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nameInMail } from './name-in-mail.ts'

it.each([
  'Anne-Marie O’Neill 2nd',
  "Anne-Marie O'Neill 2nd",
  'J. R. Smith',
  '王小明',
  'චන්ද්‍රිකා ශ්‍රී',
  'Perera, Amara "Ama" (Mirissa)',
])('keeps %s', (name) => expect(nameInMail(name)).toBe(name))

it.each([
  ['Call 555-1234 now', 'Call now'],
  ['Call (555) 12 34', 'Call ('],
  ['Call ５５５１２３４', 'Call'],
  ['Call 5\u200b5\u200b5', 'Call'],
  ['Win at evil.example', ''],
  ['Win at https://evil', ''],
])('makes %j into %j', (name, shown) => expect(nameInMail(name)).toBe(shown))

it('leaves no link and no telephone number in any name', () => {
  const pieces = fc.constantFrom('5', '1', '٣', ' ', '-', '.', '@', '//', 'com', 'Amara', 'é', '王', '\u200d')
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 20 }), (typed) => {
      const shown = nameInMail(typed.join(''))
      expect(shown).not.toMatch(/\p{N}[^\p{L}\p{N}]*\p{N}[^\p{L}\p{N}]*\p{N}/u)
      expect(shown).not.toMatch(/[/@]|\.\p{L}{2,}/u)
      expect(nameInMail(shown)).toBe(shown)
    }),
  )
})

it('keeps any name of letters, marks and one number as it is', () => {
  const letters = fc.stringMatching(/^\p{L}[\p{L}\p{M}'-]{0,20}$/u)
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1, maxLength: 4 }), fc.nat(99), (words, number) => {
      const name = `${words.join(' ')} ${number}`
      fc.pre(!/[/@:]/.test(name.normalize('NFKC')))
      expect(nameInMail(name)).toBe(name)
    }),
  )
})
