import { type EmbedState, rootClass, stateId, styleType } from '../protocol.ts'

/** The site's answer: styles and markup that can be shown at once, and the state to hydrate them with. */
export interface Content {
  sheets: CSSStyleSheet[]
  root: HTMLElement
  state: EmbedState
}

/**
 * Asks for a widget. The browser itself makes nodes of the answer, in a document that is never shown: no string becomes
 * markup here, which pages with Trusted Types would not allow. Rejects with the status where there is no widget.
 */
export const fetchContent = (address: string, signal: AbortSignal): Promise<Content> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.timeout = 15_000
    request.onloadend = () => {
      const { status, response } = request
      if (status !== 200 || !response) return reject(status)
      resolve(toContent(response))
    }
    signal.addEventListener('abort', () => request.abort())
    request.send()
  })

const toContent = (answer: Document): Content => ({
  sheets: [...answer.querySelectorAll(`script[type="${styleType}"]`)].map(({ textContent }) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(textContent)
    return sheet
  }),
  root: document.adoptNode(answer.querySelector(`.${rootClass}`) as HTMLElement),
  state: JSON.parse(answer.getElementById(stateId)?.textContent ?? ''),
})
