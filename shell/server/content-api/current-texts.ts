import type { Lang } from '@calm-rest/contract/widget'
import type { PageTexts } from '../../src/texts/texts.ts'
import type { ContentVersion } from '../document/page-cache.ts'
import type { ContentApi } from './content-api.ts'

export interface CurrentTexts {
  texts: PageTexts
  /** False if the API did not respond, and these are the last known texts. */
  isCurrent: boolean
}

/**
 * Reads the owner's texts for one page: of the API only after its content has changed, since they are long. Old texts are
 * better than none.
 */
export const createReadTexts = (
  contentApi: Pick<ContentApi, 'readTexts'>,
  version?: Pick<ContentVersion, 'now'>,
) => {
  const last = new Map<Lang, { texts: PageTexts; at: string | undefined }>()
  return async (lang: Lang): Promise<CurrentTexts> => {
    const at = version?.now()
    const known = last.get(lang)
    if (known && at !== undefined && known.at === at) return { texts: known.texts, isCurrent: true }
    const answer = await contentApi.readTexts(lang)
    if (answer.status !== 'found') {
      return { texts: known?.texts ?? { lang, version: '', screens: {} }, isCurrent: false }
    }
    last.set(lang, { texts: answer.value, at })
    return { texts: answer.value, isCurrent: true }
  }
}

export type ReadTexts = ReturnType<typeof createReadTexts>

/** What of them a screen's document carries: its own, and those of every page. */
export const textsInDocument = ({ lang, version, screens }: PageTexts, screen: string): PageTexts => {
  const own = Object.entries(screens).filter(([name]) => name === screen || name === 'site')
  return { lang, version, screens: Object.fromEntries(own) }
}
