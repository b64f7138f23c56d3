import { type Lang, parseLang } from '@calm-rest/contract/widget'
import { createContext, useContext } from 'react'
import type { NamedScreen } from '../routes/screens.ts'
import { pageAddress, plainPath } from './page-addresses.ts'
import { addressesOf, addressTags, descriptionTag, type HeadTag, pageMark } from './page-tags.ts'
import { toDescription } from './texts.ts'

export interface ShownScreen {
  screen: NamedScreen
  pathname: string
  lang: Lang
  title: string
  /** The title for the subject of the screen, once a widget reports its name. */
  titleFor: (name: string) => string
  /** The description for search engines; called only for pages that the server did not write. */
  describe: () => Promise<string | undefined>
}

interface Subject {
  title: string
  description?: string | undefined
}

/** Public origin of the site, from the head that the server wrote. Read it before a later screen replaces that head. */
export const knownOrigin = (): string =>
  new URL(document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href).origin

/**
 * Keeps the head of the document true while screens change without a page load: the server wrote it for the page that
 * it sent, and a shared or bookmarked address must be that of the screen one sees.
 */
export const createDocumentHead = (languages?: readonly Lang[]) => {
  const origin = knownOrigin()
  let current: ShownScreen | undefined
  let shownAddress = pageAddress(
    origin,
    plainPath(location.pathname),
    parseLang(document.documentElement.lang),
    languages,
  )
  let subject: (Subject & { pathname: string }) | undefined

  /** Replaces the elements of the page before. */
  const replaceTags = (shown: ShownScreen) => {
    for (const element of document.head.querySelectorAll(`[${pageMark}]`)) element.remove()
    for (const tag of addressTags(addressesOf({ ...shown, origin, languages }))) append(tag)
    void shown.describe().then(
      (text) => text && current === shown && describe(text),
      // offline: no description is better than that of another page
      () => {},
    )
  }

  const showSubject = () => {
    if (!current) return
    const own = subject?.pathname === current.pathname ? subject : undefined
    document.title = own ? current.titleFor(own.title) : current.title
    if (own?.description) describe(own.description)
  }

  return {
    /** Call for every screen, and for the same screen in another language. */
    screenShown: (shown: ShownScreen) => {
      current = shown
      const address = pageAddress(origin, plainPath(shown.pathname), shown.lang, languages)
      // the server knows more of the page that it sent: the name of a room, or that there is no such room
      if (shownAddress === address) return
      shownAddress = address
      replaceTags(shown)
      showSubject()
    },
    /** A widget reports the subject of the screen: its name, and a description. */
    subjectNamed: (named: Subject) => {
      if (current) subject = { ...named, pathname: current.pathname }
      showSubject()
    },
  }
}

export type DocumentHead = ReturnType<typeof createDocumentHead>

const append = ({ tag, attributes }: HeadTag) => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries({ ...attributes, [pageMark]: '' })) {
    element.setAttribute(name, value)
  }
  document.head.append(element)
}

const describe = (text: string) => {
  document.head.querySelector('meta[name="description"]')?.remove()
  append(descriptionTag(toDescription(text)))
}

export const DocumentHeadContext = createContext<DocumentHead | undefined>(undefined)

export const useDocumentHead = (): DocumentHead => {
  const head = useContext(DocumentHeadContext)
  if (!head) throw new Error('useDocumentHead needs a DocumentHeadContext around it')
  return head
}
