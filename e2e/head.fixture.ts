import { fetchPage } from '@calm-rest/testing'
import { expect } from 'vitest'

/** What a document says of its page. */
export const headOf = (document: Document) => {
  const all = (selector: string, attribute: string) =>
    [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '')
  return {
    title: document.title,
    canonical: all('link[rel="canonical"]', 'href'),
    alternates: all('link[rel="alternate"]', 'href'),
    descriptions: all('meta[name="description"]', 'content'),
    robots: all('meta[name="robots"]', 'content'),
    data: document.querySelectorAll('script[type="application/ld+json"]').length,
  }
}

export type Head = ReturnType<typeof headOf>

/** What the server says of it, before any script. */
export const sentHead = async (path: string): Promise<Head> => headOf((await fetchPage(path)).document)

/** Addresses of the rooms in English, by the map of the site. */
export const roomsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*\/rooms\/[^?<]+)<\/loc>/g)].map(([, address = '']) => address)

/** What messengers show of a room: drawn when it is asked for first, and as small as they still take. */
export const showsPicture = async (address: string): Promise<void> => {
  const { document } = await fetchPage(address)
  const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? ''
  expect(picture).toContain('/social/rooms/')
  const response = await fetch(picture)
  expect([picture, response.headers.get('content-type')]).toEqual([picture, 'image/png'])
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(300_000)
}
