import { langs } from '@calm-rest/contract/widget'
import { anotherHouse, wordsOfTheSeed } from '@calm-rest/testing/another-house'
import { expect, it } from 'vitest'
import { aContentApi } from './content-api/content-api.fixture.ts'
import { aSite } from './site.fixture.ts'

const contentOf = (opensSoon: boolean) =>
  aContentApi({
    readFacts: async () => ({ status: 'found', value: anotherHouse }),
    readTexts: async (lang) => ({ status: 'found', value: { lang, version: 'v1', screens: {} } }),
    readStage: async () => ({ status: 'found', value: opensSoon ? 'soon' : 'open' }),
    listRooms: async () => ({ status: 'found', value: [] }),
    listReviews: async () => ({ status: 'found', value: [] }),
    findRoom: async () => ({ status: 'unknown' }),
  })

const paths = [
  '/site.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/status',
  '/partners/playground',
  '/embed/rooms',
  '/nowhere',
]

/** What is read of a page, without its colours and paths. */
const readable = (html: string) =>
  html.replaceAll(/<style.*?<\/style>|(?:class|d|href|src|data-\w+)="[^"]*"/gs, '')

it.each(langs)('what the web server writes itself in %s is of no other house', async (lang) => {
  const open = aSite({ contentApi: contentOf(false) })
  const soon = aSite({ contentApi: contentOf(true) })
  const found: string[] = []
  for (const [ask, path] of [...paths.map((one) => [open, one] as const), [soon, '/'] as const]) {
    const text = await (await ask(`${path}?lang=${lang}`)).text()
    found.push(...wordsOfTheSeed(readable(text)).map((word) => `${path}: ${word}`))
  }
  expect(found).toEqual([])
  expect(await (await open('/site.webmanifest')).json()).toMatchObject({ name: 'Haus Lindenhof' })
  expect(await (await soon(`/?lang=${lang}`)).text()).toContain('Haus Lindenhof')
})
