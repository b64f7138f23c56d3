import { fetchPage } from '@calm-rest/testing'

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
