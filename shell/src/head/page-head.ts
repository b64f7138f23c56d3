import { type Lang, parseLang } from '@calm-rest/contract/widget'
import type { ScreenName } from '../screens/screens.ts'
import { isFound } from './found.ts'
import { knownOrigin } from './known-origin.ts'
import { ofThisPage } from './of-this-page.ts'
import { pageAddress, pageAlternates, plainPath } from './page-addresses.ts'
import { toDescription } from './texts.ts'

export interface Arrival {
  screen: ScreenName
  pathname: string
  lang: Lang
  title: string
  /** The title for what the screen shows, once a widget knows its name. */
  titleFor: (name: string) => string
  /** What a search engine shows below the title; asked for only where the server's answer is of another page. */
  describe: () => Promise<string | undefined>
}

interface Naming {
  title: string
  description?: string | undefined
}

/**
 * Keeps the document's head true while screens come and go without a page load: what the server wrote holds for the
 * page that it sent, and a shared or bookmarked address must be that of the page one sees.
 */
export const createPageHead = () => {
  const origin = knownOrigin()
  let current: Arrival | undefined
  let shown = pageAddress(origin, plainPath(location.pathname), parseLang(document.documentElement.lang))
  let naming: (Naming & { of: Arrival['pathname'] }) | undefined

  const addressOf = ({ pathname, lang }: Arrival) => pageAddress(origin, plainPath(pathname), lang)

  /** Takes away what holds for the page before, and says what holds for this one. */
  const renew = (arrival: Arrival) => {
    for (const element of document.head.querySelectorAll(`[${ofThisPage}]`)) element.remove()
    if (isFound(arrival.screen)) addAddresses(origin, plainPath(arrival.pathname), arrival.lang)
    else add('meta', { name: 'robots', content: 'noindex' })
    void arrival.describe().then(
      (text) => text && current === arrival && describeAs(text),
      // offline: no description is better than that of another page
      () => {},
    )
  }

  const show = () => {
    if (!current) return
    const own = naming?.of === current.pathname ? naming : undefined
    document.title = own ? current.titleFor(own.title) : current.title
    if (own?.description) describeAs(own.description)
  }

  return {
    /** A screen is there, or the same one in another language. */
    arrived: (arrival: Arrival) => {
      current = arrival
      // the server knows more of the page that it sent: the name of a room, or that nobody has it
      if (shown === addressOf(arrival)) return
      shown = addressOf(arrival)
      renew(arrival)
      show()
    },
    /** A widget says what is on the screen. */
    named: (found: Naming) => {
      if (current) naming = { ...found, of: current.pathname }
      show()
    },
  }
}

export type PageHead = ReturnType<typeof createPageHead>

const add = (tag: 'link' | 'meta', attributes: Record<string, string>) => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.setAttribute(ofThisPage, '')
  document.head.append(element)
}

const addAddresses = (origin: string, path: string, lang: Lang) => {
  add('link', { rel: 'canonical', href: pageAddress(origin, path, lang) })
  for (const { hreflang, href } of pageAlternates(origin, path))
    add('link', { rel: 'alternate', hreflang, href })
}

const describeAs = (text: string) => {
  document.head.querySelector('meta[name="description"]')?.remove()
  add('meta', { name: 'description', content: toDescription(text) })
}
