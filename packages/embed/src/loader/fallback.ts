import type { Lang } from '@calm-rest/contract/widget'
import { fallbackPath, fallbackWords } from '../fallback-words.ts'
import { completedAddress } from '../links.ts'
import type { EmbedKind } from '../protocol.ts'

/** A link for partners who wrote none between the tags. */
export const ownLink = (kind: EmbedKind, site: string, lang: Lang): HTMLAnchorElement => {
  const link = document.createElement('a')
  link.href = site + fallbackPath(kind)
  link.textContent = fallbackWords(kind, lang)
  return link
}

/** Adds the element's stay, language and partner to every link to the site below it. */
export const completeLinks = (
  around: ParentNode,
  site: string,
  query: Readonly<Record<string, string | undefined>>,
): void => {
  for (const link of around.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (link.origin !== site) continue
    const address = completedAddress(link.href, query)
    if (link.href !== address) link.href = address
  }
}
