import { type ComposedPlaces, parametersOf, type RemoteRoute } from '@calm-rest/contract/releases'
import { langs } from '@calm-rest/contract/widget'
import { pageAddress, pageAlternates } from '../../src/head/page-addresses.ts'
import { isIndexed } from '../../src/routes/indexed.ts'
import { screens } from '../../src/routes/screens.ts'

/** Every page in every language, with its translations. Without lastmod, which is not known reliably. */
export const sitemapXml = (origin: string, roomIds: readonly string[], places?: ComposedPlaces) => {
  const paths = [
    ...screens.filter((screen) => isIndexed(screen) && screen.name !== 'room').map(({ path }) => path),
    ...(places?.routes ?? []).filter(isListed).map(({ path }) => path),
    ...roomIds.map((id) => `/rooms/${encodeURIComponent(id)}`),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.map((path) => entriesOf(origin, path)).join('\n')}
</urlset>
`
}

/** The values of a parameter are not known here. */
const isListed = ({ path, personal }: RemoteRoute) => !personal && parametersOf(path).length === 0

const entriesOf = (origin: string, path: string) => {
  const alternates = pageAlternates(origin, path)
    .map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    )
    .join('')
  return langs
    .map((lang) => `<url><loc>${escapeXml(pageAddress(origin, path, lang))}</loc>${alternates}</url>`)
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
