import { readFileSync } from 'node:fs'
import type { ErrorCode } from '@calm-rest/contract/errors'
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

/** What housekeeping opens; the files that these import are their screens, too. */
const screens = [
  'housekeeping/view.tsx',
  'me/view.tsx',
  'phone/view.tsx',
  'session/accept-invite.tsx',
  'session/entrance.tsx',
  'frame/desk-frame.tsx',
  'language/in-own-language.tsx',
]

/**
 * Refusals of the calls of housekeeping: sign-in, invitation, own access, notifications, and the state of rooms. Those of
 * other screens, such as `logo_svg`, are English as their screens are.
 */
const met = [
  'unauthorized',
  'forbidden',
  'not_found',
  'invalid_request',
  'cross_site',
  'too_many_requests',
  'internal',
  'unavailable',
  'link_invalid',
  'code_refused',
  'no_passkey',
  'passkey_needed',
  'passkey_refused',
  'passkey_sign_in',
  'passkey_taken',
  'proof_required',
  'push_off',
  'push_refused',
  'changed_meanwhile',
  'unit_not_found',
  'unit_occupied',
  'unit_taken',
  'out_of_order_too_long',
] as const satisfies readonly ErrorCode[]

const source = new URL('../../', import.meta.url)

/** Every file of the desk that these files import, with themselves. */
const withImports = (names: readonly string[]): Map<string, string> => {
  const found = new Map<string, string>()
  const visit = (file: URL) => {
    if (found.has(file.pathname)) return
    const text = readFileSync(file, 'utf8')
    found.set(file.pathname, text)
    for (const [, path = ''] of text.matchAll(/from '(\.[^']+\.tsx?)'/g)) visit(new URL(path, file))
  }
  for (const name of names) visit(new URL(name, source))
  return found
}

/** Keys of words in a file: `t('close')`, `t(`bar.${name}`)`, `t(done ? 'a' : 'b')`. */
const keysIn = (text: string): RegExp[] =>
  [...text.matchAll(/\bt\(\s*(?:[\w.]+ \? )?[`']([\w.${}-]+)[`'](?:\s*:\s*[`']([\w.${}-]+)[`'])?/g)].flatMap(
    ([, ...keys]) =>
      keys
        .filter((key) => key !== undefined)
        .map(
          (key) =>
            new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w -]+')}(_one|_other)?$`),
        ),
  )

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

it('has every word that a screen of housekeeping asks for, and of every refusal that it meets', () => {
  const files = withImports(screens)
  expect(files.size).toBeGreaterThan(40)
  const own = new Set(flat(si).map(([key]) => key))
  const asked = [...files.values()].flatMap(keysIn)
  expect([...english.keys()].filter((key) => !own.has(key) && asked.some((one) => one.test(key)))).toEqual([])
  expect(met.filter((code) => !own.has(`error.${code}`))).toEqual([])
})

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
