import { fetchPage } from '@calm-rest/testing'
import { expect } from 'vitest'

/** Reads the metadata of a document. */
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

/** Metadata in the HTML from the server, before any script. */
export const sentHead = async (path: string): Promise<Head> => headOf((await fetchPage(path)).document)

/** Addresses of the rooms in English, from the sitemap. */
export const roomsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*\/rooms\/[^?<]+)<\/loc>/g)].map(([, address = '']) => address)

/** Expects the link preview of a room: drawn at its first request, and small enough for messengers. */
export const showsPicture = async (address: string): Promise<void> => {
  const { document } = await fetchPage(address)
  const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? ''
  expect(picture).toContain('/social/rooms/')
  const response = await fetch(picture)
  expect([picture, response.headers.get('content-type')]).toEqual([picture, 'image/png'])
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(300_000)
}
