import type { Lang } from '@calm-rest/contract/widget'
import { fallbackPath, fallbackWords } from '../fallback-words.ts'
import { addressWith } from '../links.ts'
import { parameterOf } from '../loader/attributes.ts'
import type { EmbedKind } from '../protocol.ts'

/** An element as a partner writes it. */
export interface SnippetElement {
  kind: EmbedKind
  id?: string | undefined
  /** Names and values in order. */
  attributes: readonly (readonly [name: string, value: string])[]
}

/** Address of the site that serves the elements, and language of their links. */
export interface SnippetPlace {
  /** Origin of the site. */
  site: string
  /** Language of a link whose element has none. */
  lang: Lang
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes for both HTML and JSX. */
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** Longer opening tags have a line for each attribute. */
const widthChars = 90

const tagOf = (name: string, attributes: readonly (readonly [string, string])[]) => {
  const written = attributes.map(([name, value]) => `${name}="${escaped(value)}"`)
  const line = `<${[name, ...written].join(' ')}>`
  return line.length <= widthChars ? line : `<${name}\n${written.map((one) => `  ${one}`).join('\n')}\n>`
}

/** Attributes for the element only; the link has none of them. */
const ofElement = new Set(['id', 'theme', 'loading', 'isolation', 'layout', 'limit', 'booking-for', 'search'])

/** The link between the tags carries the attributes' values, for visitors without scripts. */
const linkOf = ({ kind, attributes }: SnippetElement, { site, lang }: SnippetPlace) => {
  const query = Object.fromEntries(
    attributes.filter(([name]) => !ofElement.has(name)).map(([name, value]) => [parameterOf(name), value]),
  )
  const href = addressWith(site + fallbackPath(kind), query)
  const spoken = (query.lang ?? lang) as Lang
  return `<a href="${escaped(href)}">${escaped(fallbackWords(kind, spoken))}</a>`
}

/** An element with its link, as HTML that is JSX and a template of Vue as well. */
export const elementMarkup = (element: SnippetElement, place: SnippetPlace): string => {
  const { kind, id, attributes } = element
  const name = `calm-rest-${kind}`
  const tag = tagOf(name, id === undefined ? attributes : [['id', id], ...attributes])
  return `${tag}\n  ${linkOf(element, place)}\n</${name}>`
}
