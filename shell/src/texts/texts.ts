import type { ShownTexts, TextScreen } from '@calm-rest/contract/texts'
import type { Lang } from '@calm-rest/contract/widget'

/** The owner's texts by screen. */
export type ScreenTexts = { [Screen in TextScreen]?: ShownTexts<Screen> }

/** Texts that a page carries: those of its own screen, in its language. */
export interface PageTexts {
  lang: Lang
  /** Of all texts, in every language. */
  version: string
  screens: ScreenTexts
}

/** The owner's texts of the whole page, one of it. */
export interface Texts {
  /** Texts of a screen, or a promise of them: the same for every caller. Rejects where they cannot be fetched. */
  read<Screen extends TextScreen>(
    screen: Screen,
    lang: Lang,
  ): ShownTexts<Screen> | Promise<ShownTexts<Screen>>
}

/** Fetches a path of the site as JSON. */
export type ReadJson = (path: string) => Promise<unknown>

/** Texts that came with the page, and others as they are asked for. A failed request is forgotten. */
export const createTexts = ({ lang: first, version, screens }: PageTexts, readJson: ReadJson): Texts => {
  const known = new Map<string, unknown>(
    Object.entries(screens).map(([screen, texts]) => [`${screen}?lang=${first}`, texts]),
  )
  const fetchTexts = async (key: string) => {
    try {
      const texts = await readJson(`/api/texts/${key}${version && `&v=${version}`}`)
      known.set(key, texts)
      return texts
    } catch (cause) {
      known.delete(key)
      throw cause
    }
  }
  return {
    read: <Screen extends TextScreen>(screen: Screen, lang: Lang) => {
      const key = `${screen}?lang=${lang}`
      const found = known.get(key)
      if (found) return found as ShownTexts<Screen> | Promise<ShownTexts<Screen>>
      const texts = fetchTexts(key)
      // the failure is handled where the texts are awaited
      texts.catch(() => {})
      known.set(key, texts)
      return texts as ShownTexts<Screen> | Promise<ShownTexts<Screen>>
    },
  }
}

/** Reads JSON from the site's own server. */
export const readJson: ReadJson = async (path) => {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}
