import { type ComposedPlaces, parametersOf, type RemoteRoute } from '@calm-rest/contract/releases'
import type { Lang } from '@calm-rest/contract/widget'
import { pageAddress, pageAlternates } from '../../src/head/page-addresses.ts'
import { isIndexed } from '../../src/routes/indexed.ts'
import { screens, writtenScreen } from '../../src/routes/screens.ts'

interface Mapped {
  origin: string
  roomIds: readonly string[]
  /** Of the property, the main one first. */
  languages: readonly Lang[]
  /** Names of screens that the owner has not written yet. */
  unwritten?: string[] | undefined
  places?: ComposedPlaces | undefined
}

/** Every page in every language of the property, with its translations. Without lastmod, which is not known reliably. */
export const sitemapXml = ({ origin, roomIds, languages, unwritten, places }: Mapped) => {
  const paths = [
    ...screens
      .filter((screen) => isIndexed(writtenScreen(screen, { unwritten })) && screen.name !== 'room')
      .map(({ path }) => path),
    ...(places?.routes ?? []).filter(isListed).map(({ path }) => path),
    ...roomIds.map((id) => `/rooms/${encodeURIComponent(id)}`),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.map((path) => entriesOf(origin, path, languages)).join('\n')}
</urlset>
`
}

/** The values of a parameter are not known here. */
const isListed = ({ path, personal }: RemoteRoute) => !personal && parametersOf(path).length === 0

const entriesOf = (origin: string, path: string, languages: readonly Lang[]) => {
  const alternates = pageAlternates(origin, path, languages)
    .map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    )
    .join('')
  return languages
    .map(
      (lang) => `<url><loc>${escapeXml(pageAddress(origin, path, lang, languages))}</loc>${alternates}</url>`,
    )
    .join('\n')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
