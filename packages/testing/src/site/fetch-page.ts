import { parseHTML } from 'linkedom'
import { ownAddress } from '../page/client-address.ts'
import { sharedSite } from './shared.ts'

export interface FetchedPage {
  status: number
  headers: Headers
  html: string
  /** Parses HTML as a browser would, without running anything. */
  document: Document
}

/**
 * A page of the worker's site over HTTP, for tests without a browser: texts, links, head, structured data.
 */
export const fetchPage = async (path: string, init: RequestInit = {}): Promise<FetchedPage> => {
  // a server may close an idle connection at the moment at which the next request uses it
  const headers = { connection: 'close', ...ownAddress(), ...Object.fromEntries(new Headers(init.headers)) }
  const response = await fetch(new URL(path, sharedSite().url), { redirect: 'manual', ...init, headers })
  const html = await response.text()
  return { status: response.status, headers: response.headers, html, document: parseHTML(html).document }
}

/** Text as a reader sees it: white space is collapsed as in a browser. Fails if there is no such element. */
export const textOf = (root: ParentNode, selector: string): string => {
  const element = root.querySelector(selector)
  if (!element) throw new Error(`Nothing on this page is ${selector}.`)
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Number of matches. Elements never go into an expectation: printing a failed one takes half a minute. */
export const countOf = (root: ParentNode, selector: string): number => root.querySelectorAll(selector).length
