import { langs } from '@calm-rest/contract/widget'
import type { Words } from '@calm-rest/i18n'
import { expect, it } from 'vitest'
import { words } from './words.ts'

/** Every text by its path; the plural forms of a language count as one. */
const textsOf = (chunk: Words, path = ''): [string, string][] =>
  Object.entries(chunk).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key.replace(/_(one|other)$/, ''), value] as [string, string]]
      : textsOf(value, `${path}${key}.`),
  )

const load = async (lang: (typeof langs)[number]) => textsOf((await words[lang]()).default)
const keysOf = (texts: [string, string][]) => [...new Set(texts.map(([key]) => key))].sort()

it('has every text in every language', async () => {
  const english = keysOf(await load('en'))
  for (const lang of langs) expect(keysOf(await load(lang))).toEqual(english)
})

it('writes Chinese with the marks of Chinese', async () => {
  const texts = (await load('zh')).map(([, text]) => text.replaceAll('……', ''))
  const wrong = texts.filter((text) => /\p{Script=Han} ?[,.!?:;]|\.\.\.|…/u.test(text))
  expect(wrong).toEqual([])
})

it('uses the same placeholders in every language', async () => {
  const placeholders = async (lang: (typeof langs)[number]) =>
    Object.fromEntries((await load(lang)).map(([key, text]) => [key, text.match(/{{\w+}}/g)?.sort() ?? []]))
  const english = await placeholders('en')
  for (const lang of langs) expect(await placeholders(lang)).toEqual(english)
})
