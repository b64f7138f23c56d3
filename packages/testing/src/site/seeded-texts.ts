import { readFileSync } from 'node:fs'
import { type StoredTexts, showTexts, textScreens } from '@calm-rest/contract/texts'
import type { Lang } from '@calm-rest/contract/widget'

const folder = new URL('../../../../api/src/property/texts/seed/', import.meta.url)

const places: Record<Lang, { town: string; country: string }> = {
  en: { town: 'Mirissa', country: 'Sri Lanka' },
  de: { town: 'Mirissa', country: 'Sri Lanka' },
  zh: { town: '米瑞莎', country: '斯里兰卡' },
}

/** What the texts say of the property, as its seed has it. */
const factsIn = (lang: Lang) => ({
  name: 'Calm Rest',
  ...places[lang],
  manager: 'Nirosha Wickramasinghe',
  checkIn: '14:00',
  checkOut: '11:00',
})

/** First texts of the site in every language, from the files of the API's seed: nothing outside the API imports from it. */
const storedTexts = (): StoredTexts =>
  Object.fromEntries(
    textScreens.map((screen) => [
      screen,
      JSON.parse(readFileSync(new URL(`${screen}.json`, folder), 'utf8')),
    ]),
  )

/** The same as a page shows them in a language. */
export const seededTexts = (lang: Lang) => showTexts(storedTexts(), { lang, facts: factsIn(lang) })

/** One of them by screen, section and field, such as `about.story.title`, or `home.services.items.0.title`. */
export const seededTextAt = (key: string, lang: Lang): string => {
  let found: unknown = seededTexts(lang)
  for (const name of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[name]
  if (typeof found === 'string') return found
  throw new Error(`There is no text ${key} in the seed.`)
}
