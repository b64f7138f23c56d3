import type { ComposedPlaces } from '@calm-rest/contract/releases'
import { defaultLang } from '@calm-rest/contract/widget'
import type { RequestOrigin } from '@calm-rest/server'
import { Hono } from 'hono'
import { isIndexed } from '../../src/routes/indexed.ts'
import { screens } from '../../src/routes/screens.ts'
import type { ContentApi } from '../content-api/content-api.ts'
import type { ReadFacts } from '../content-api/current-facts.ts'
import { webManifest } from './manifest.ts'
import { sitemapXml } from './sitemap.ts'

const anHour = 'public, max-age=3600'

/** Files that search engines and home screens look for at fixed addresses. */
export const crawlerRoutes = (
  contentApi: ContentApi,
  readFacts: ReadFacts,
  originOf: RequestOrigin,
  livePlaces: () => ComposedPlaces | undefined,
) =>
  new Hono()
    .get('/robots.txt', (c) => c.text(robotsText(originOf(c)), 200, { 'Cache-Control': anHour }))
    .get('/sitemap.xml', async (c) => {
      const { languages, unwritten } = (await readFacts()).facts
      const rooms = await contentApi.listRooms(languages[0] ?? defaultLang)
      if (rooms.status !== 'found') {
        // a sitemap without rooms would remove them from search results
        return c.text('The rooms cannot be listed at the moment.', 503, {
          'Retry-After': '600',
          'Cache-Control': 'no-store',
        })
      }
      const xml = sitemapXml({
        origin: originOf(c),
        roomIds: rooms.value.map(({ _id }) => _id),
        languages,
        unwritten,
        places: livePlaces(),
      })
      return c.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': anHour })
    })
    .get('/site.webmanifest', async (c) =>
      c.body(JSON.stringify(webManifest((await readFacts()).facts)), 200, {
        'Content-Type': 'application/manifest+json',
        'Cache-Control': anHour,
      }),
    )

/** The front desk's routes come with the release of mf-desk, and are not among the shell's screens. */
const deskPath = '/desk'

/** Allows everything except the steps of a visit and the front desk. */
const robotsText = (origin: string) =>
  [
    'User-agent: *',
    'Allow: /',
    ...screens
      .filter((screen) => !isIndexed(screen) && screen.name !== 'not-found')
      .map(({ path }) => `Disallow: ${path.split(':')[0]}`),
    `Disallow: ${deskPath}`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
