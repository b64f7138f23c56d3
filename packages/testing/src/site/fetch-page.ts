import { parseHTML } from 'linkedom'
import { ownAddress } from '../page/client-address.ts'
import { sharedSite } from './shared.ts'

export interface FetchedPage {
  status: number
  headers: Headers
  html: string
  /** The HTML as a browser would read it, without running anything. */
  document: Document
}

/** A page of the worker's site as it comes over HTTP, for all that needs no browser: texts, links, head, structured data. */
export const fetchPage = async (path: string, init: RequestInit = {}): Promise<FetchedPage> => {
  // a server may close an idle connection in the moment in which the next request takes it
  const headers = { connection: 'close', ...ownAddress(), ...Object.fromEntries(new Headers(init.headers)) }
  const response = await fetch(new URL(path, sharedSite().url), { redirect: 'manual', ...init, headers })
  const html = await response.text()
  return { status: response.status, headers: response.headers, html, document: parseHTML(html).document }
}

/** Text as somebody reads it: white space as a browser shows it. Fails where there is no such element. */
export const textOf = (root: ParentNode, selector: string): string => {
  const element = root.querySelector(selector)
  if (!element) throw new Error(`Nothing on this page is ${selector}.`)
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** How many there are. No element goes into an expectation: to print one that failed takes half a minute. */
export const countOf = (root: ParentNode, selector: string): number => root.querySelectorAll(selector).length
