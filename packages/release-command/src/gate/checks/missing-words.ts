import type { Page } from 'playwright-core'
import { content } from './open-widget.ts'

/** Matches keys without a translation: `list.cards.bookNow`. */
const bareKey = /(?:^|\s)[a-z][\w-]*(?:\.[a-zA-Z][\w-]*)+(?=\s|$)/g

/** Keys that stand in the widget where words should. */
export const missingWords = async (page: Page): Promise<string[]> => {
  const words = (await content(page, 1).allInnerTexts()).join(' ')
  return (words.match(bareKey) ?? []).map(
    (key) => `shows the key '${key.trim()}' in place of words: add it to the words of this language`,
  )
}
