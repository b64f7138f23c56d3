const entities: Record<string, string> = {
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
}
const plain = (text = '') => text.replace(/&(quot|amp|lt|gt|#39);/g, (entity) => entities[entity] ?? entity)

const attributesOf = (tag: string) =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, plain(value)]))

/** Description of a page in its document, as a search engine reads it. */
export const readHead = (html: string) => {
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = [...head.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => attributesOf(tag))
  const named = (name: string) => tags.find((tag) => tag.name === name)?.content
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(head)?.[1]
  return {
    title: plain(/<title>(.*?)<\/title>/s.exec(head)?.[1]),
    description: named('description'),
    robots: named('robots'),
    canonical: tags.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(
      tags.filter(({ hreflang }) => hreflang).map(({ hreflang, href }) => [hreflang, href]),
    ),
    properties: Object.fromEntries(
      tags
        .filter(({ property, name }) => property ?? name?.startsWith('twitter:'))
        .map(({ property, name, content }) => [property ?? name, content]),
    ),
    data: data === undefined ? undefined : JSON.parse(data),
  }
}
