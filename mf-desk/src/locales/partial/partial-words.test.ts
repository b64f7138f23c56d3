import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isTranslated, languages } from '../../words.ts'
import en from '../en.json' with { type: 'json' }
import si from './si.json' with { type: 'json' }
import ta from './ta.json' with { type: 'json' }

interface Words {
  [key: string]: string | Words
}

const flat = (words: Words, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, word]): [string, string][] =>
    typeof word === 'string' ? [[prefix + key, word]] : flat(word, `${prefix}${key}.`),
  )

const english = new Map(flat(en))

/** Parts of the words of which a partial language has every one: they are whole screens. */
const whole = [
  'section',
  'bar',
  'role',
  'right',
  'signIn',
  'invite',
  'rooms',
  'problem',
  'phone',
  'me',
  'old',
  'unsaved',
]

const filledIn = (word = '') => [...word.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort()

it.each([
  ['si', si, /\p{Script=Sinhala}/u],
  ['ta', ta, /\p{Script=Tamil}/u],
] as const)(
  '%s has every word of the screens of housekeeping, with the same values filled in',
  (_, words, script) => {
    const own = new Map(flat(words))
    const missing = [...english.keys()].filter(
      (key) => whole.includes(key.split('.')[0] ?? '') && !own.has(key),
    )
    expect(missing).toEqual([])
    for (const [key, word] of own) {
      expect(word, key).toMatch(script)
      if (key.startsWith('error.')) continue
      expect([key, filledIn(word)]).toEqual([key, filledIn(english.get(key))])
    }
  },
)

it('si and ta have the same words', () => {
  expect(flat(si).map(([key]) => key)).toEqual(flat(ta).map(([key]) => key))
})

it('what a partial language lacks is English, and its sections are named', async () => {
  const { default: words } = await languages.ta.words()
  expect(words).toMatchObject({ close: 'மூடுக', prices: { undo: en.prices.undo }, me: { end: 'முடிக்க' } })
  expect(['rooms', 'me', 'phone', 'today'].map((section) => isTranslated('ta-LK', section))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(isTranslated('de', 'prices')).toBe(true)
})

it('the published glossary has the words that the screens have', () => {
  const page = new URL('../../../../docs/desk-languages.md', import.meta.url)
  const rows = [...readFileSync(page, 'utf8').matchAll(/^\| `(.+?)` \| (.+?) \| (.+?) \| (.+?) \|$/gm)]
  expect(rows.length).toBeGreaterThan(20)
  const sinhala = new Map(flat(si))
  const tamil = new Map(flat(ta))
  for (const [, key = '', ...words] of rows)
    expect([key, ...words]).toEqual([key, english.get(key), sinhala.get(key), tamil.get(key)])
})
