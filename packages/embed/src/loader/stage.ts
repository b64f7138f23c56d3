import type { EmbedKind } from '../protocol.ts'
import { readAttribute, readQuery } from './attributes.ts'
import type { Content } from './content.ts'
import { completeLinks, ownLink } from './fallback.ts'
import { strictSheet } from './strict-sheet.ts'
import { langOf, schemeOf } from './surroundings.ts'

/** Content of an element: the widget, or the link between its tags. */
export const createStage = (element: HTMLElement, kind: EmbedKind, site: string) => {
  const shadow = element.attachShadow({ mode: 'open' })
  let root: HTMLElement | undefined
  let sig: string | undefined
  let languages: Content['state']['languages']

  /** Applies the current attributes and the surrounding page to the content. */
  const follow = () => {
    const lang = langOf(element, languages)
    const query = { ...readQuery(element, kind), search: undefined, lang, sig }
    completeLinks(element, site, query)
    if (!root) return completeLinks(shadow, site, query)
    const theme = readAttribute(element, kind, 'theme') ?? 'auto'
    const scheme = theme === 'auto' ? schemeOf(element) : theme
    root.lang = lang
    // always set: it declares the tokens, so that no name of the page's gets in
    root.dataset.theme = scheme ?? 'auto'
  }
  const put = (sheets: CSSStyleSheet[], node: HTMLElement) => {
    shadow.adoptedStyleSheets = [strictSheet(), ...sheets]
    shadow.replaceChildren(node)
    follow()
  }
  return {
    follow,
    show: (content: Content) => {
      root = content.root
      sig = content.state.sig
      languages = content.state.languages
      put(content.sheets, root)
    },
    showLink: () => {
      root = undefined
      const slot = document.createElement('slot')
      slot.append(ownLink(kind, site, langOf(element)))
      put([], slot)
    },
    clear: () => {
      root = undefined
      sig = undefined
      shadow.replaceChildren()
    },
  }
}
