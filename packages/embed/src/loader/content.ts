import { codeHeader, type EmbedState, rootClass, stateId, styleType } from '../protocol.ts'

/** The site's response: styles and markup to show at once, and the state to hydrate them with. */
export interface Content {
  sheets: CSSStyleSheet[]
  root: HTMLElement
  /** All elements that the site rendered below the root; others were added by someone else. */
  elements: readonly Element[]
  state: EmbedState
}

/**
 * Requests a widget. The browser itself parses the response, in a document that is never shown: no string
 * becomes markup here, which pages with Trusted Types would not allow. Rejects with the code of the reason if
 * there is no widget.
 */
export const fetchContent = (address: string, signal: AbortSignal): Promise<Content> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.timeout = 15_000
    request.onloadend = () => {
      const { status, response } = request
      // a page that a server returns for any address is not ours
      const content = status === 200 && response ? toContent(response) : undefined
      if (content) resolve(content)
      else reject(codeOf(request))
    }
    signal.addEventListener('abort', () => request.abort())
    request.send()
  })

/** Busy or unreachable servers are known by their status; other reasons come in a header of the site. */
const codeOf = (request: XMLHttpRequest): string => {
  if (request.status === 0) return 'network'
  if (request.status >= 429) return 'unavailable'
  return request.getResponseHeader(codeHeader) ?? 'not_our_server'
}

const toContent = (answer: Document): Content | undefined => {
  const root = answer.querySelector<HTMLElement>(`.${rootClass}`)
  const state = answer.getElementById(stateId)
  if (!root || !state) return undefined
  return {
    sheets: [...answer.querySelectorAll(`script[type="${styleType}"]`)].map(({ textContent }) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(textContent)
      return sheet
    }),
    root: document.adoptNode(root),
    elements: [...root.querySelectorAll('*')],
    state: JSON.parse(state.textContent),
  }
}
