import { defaultLang, type Lang, langs } from '@calm-rest/contract/widget'

/**
 * The language of an element: its own, or that of its nearest ancestor, across shadow roots; the first of `languages`
 * where that is none of them.
 */
export const langOf = (element: Element, languages: readonly Lang[] = langs): Lang => {
  const near = element.closest('[lang]')
  if (near) return langIn(near.getAttribute('lang'), languages)
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? langOf(root.host, languages) : langIn(null, languages)
}

/** Accepts a single tag; lists as browsers send them are for servers. */
const langIn = (tag: string | null, languages: readonly Lang[]): Lang => {
  const [primary] = (tag ?? '').trim().toLowerCase().split(/[-_]/)
  return languages.find((lang) => lang === primary) ?? languages[0] ?? defaultLang
}

/**
 * Light or dark as the surrounding page declares; undefined if it follows the visitor's system. A page
 * without a declaration is light, whatever the system is.
 */
export const schemeOf = (element: Element): 'light' | 'dark' | undefined => {
  const computed = getComputedStyle(element.parentElement ?? document.documentElement).colorScheme
  const meta = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')
  const says = computed === 'normal' ? (meta?.content ?? '') : computed
  if (!says.includes('dark')) return 'light'
  return says.includes('light') ? undefined : 'dark'
}
