import type { Lang } from '@calm-rest/contract/widget'
import type { EmbedKind } from '../door.ts'
import { addressWith } from '../links.ts'
import de from '../locales/de.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }
import zh from '../locales/zh.json' with { type: 'json' }

const words = { en, de, zh }
const paths = { booking: '/book', rooms: '/rooms' }

/** A link for who wrote none between the tags. */
export const ownLink = (kind: EmbedKind, site: string, lang: Lang): HTMLAnchorElement => {
  const t = (key: keyof typeof en) => words[lang][key]
  const link = document.createElement('a')
  link.href = site + paths[kind]
  link.textContent = kind === 'booking' ? t('book') : t('rooms')
  return link
}

/** Lets every link to the site below an element say what its attributes do: stay, language and partner. */
export const completeLinks = (
  around: ParentNode,
  site: string,
  query: Readonly<Record<string, string>>,
): void => {
  for (const link of around.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (link.origin !== site) continue
    const address = addressWith(link.href, query)
    if (link.href !== address) link.href = address
  }
}
