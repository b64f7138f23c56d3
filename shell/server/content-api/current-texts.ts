import type { Lang } from '@calm-rest/contract/widget'
import type { PageTexts } from '../../src/texts/texts.ts'
import type { ContentApi } from './content-api.ts'

export interface CurrentTexts {
  texts: PageTexts
  /** False if the API did not respond, and these are the last known texts. */
  isCurrent: boolean
}

/** Reads the owner's texts for one page. Old texts are better than none. */
export const createReadTexts = (contentApi: Pick<ContentApi, 'readTexts'>) => {
  const last = new Map<Lang, PageTexts>()
  return async (lang: Lang): Promise<CurrentTexts> => {
    const answer = await contentApi.readTexts(lang)
    if (answer.status !== 'found') {
      return { texts: last.get(lang) ?? { lang, version: '', screens: {} }, isCurrent: false }
    }
    last.set(lang, answer.value)
    return { texts: answer.value, isCurrent: true }
  }
}

export type ReadTexts = ReturnType<typeof createReadTexts>

/** What of them a screen's document carries: its own, and those of every page. */
export const textsInDocument = ({ lang, version, screens }: PageTexts, screen: string): PageTexts => {
  const own = Object.entries(screens).filter(([name]) => name === screen || name === 'site')
  return { lang, version, screens: Object.fromEntries(own) }
}
