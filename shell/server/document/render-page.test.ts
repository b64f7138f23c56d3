import type { ComposedRemote } from '@calm-rest/contract/releases'
import { manifestOf } from '@calm-rest/releases/testing'
import { describe, expect, it } from 'vitest'
import { matchScreen } from '../../src/routes/screens.ts'
import { facts as siteFacts } from '../../src/testing/facts.fixture.ts'
import { themeColors } from '../head/theme-colors.ts'
import { iconsOf } from '../look/page-look.ts'
import type { PageBody } from '../rendering/page-body.ts'
import { renderPage } from './render-page.ts'

const integrity = `sha384-${'A'.repeat(64)}`
const build = {
  source: 'x',
  scripts: [{ name: 'shell.js', integrity }],
  start: { text: 'start()', integrity },
  styles: [{ name: 'shell.css', integrity }],
  fonts: ['a.woff2'],
  words: {},
  screens: { about: { styles: [{ name: 'about.css', integrity }], scripts: {} } },
}
const head = {
  siteName: 'Calm Rest',
  languages: ['en' as const, 'de' as const, 'zh' as const],
  title: 'About',
  description: undefined,
  addresses: undefined,
  image: { url: 'https://calmrest.example/a.png', text: 'The house' },
  data: undefined,
}

interface Given {
  path?: string
  remote?: Partial<ComposedRemote>
  app?: ComposedRemote['manifest']['places']
  body?: PageBody
  banner?: 'demonstration' | 'preparing' | undefined
}

const words = { en: 'Desk', de: 'Rezeption', zh: '前台' }
const placed = { remote: 'mf-desk', widget: 'desk', path: '/desk/:section', titles: words }

const render = async ({ path = '/about', remote, app, body, banner }: Given = {}) => {
  const manifest = { ...manifestOf('1.0.0', 'mf-desk'), places: app }
  const desk = { base: '/releases/mf-desk/1.0.0/', source: 'stable' as const, manifest, ...remote }
  const screen = matchScreen(path, { routes: [placed], slots: {} })
  const composition = { id: '0123456789ab', remotes: { 'mf-desk': desk } }
  const page = {
    build,
    composition,
    inDocument: composition,
    screen,
    lang: 'en',
    head,
    styles: [],
    look: { icons: iconsOf(siteFacts.look), themeColors },
    facts: siteFacts,
    texts: { lang: 'en', version: 'v1', screens: { about: { header: { title: '</script><b>' } } } },
    body,
  } as const
  let html = ''
  for await (const piece of renderPage({ ...page, banner })) html += piece
  return html
}
const renderedIn = (html: string) =>
  JSON.parse(/id="rendered">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as unknown

describe('a page with content', () => {
  const body: PageBody = {
    pieces: [{ html: '<p>1</p>' }, Promise.resolve({ html: '<p>2</p>', slot: '{"data":"</script>"}' })],
    search: '?guests=2',
    submitted: { values: { fullName: 'Ada' } },
    meanRating: 4.7,
  }

  it('has its pieces in their order, and then all that scripts read', async () => {
    const html = await render({ body })
    expect(html).toContain('<div id="site"><p>1</p><p>2</p></div>')
    expect(renderedIn(html)).toEqual({
      slots: [{ data: '</script>' }],
      search: '?guests=2',
      submitted: { values: { fullName: 'Ada' } },
      meanRating: 4.7,
    })
    expect(html).not.toContain('"</script>"')
    expect(html).not.toContain('<noscript>')
  })

  it('names neither a query nor a rating that there is not', async () => {
    expect(renderedIn(await render({ body: { pieces: [], search: '' } }))).toEqual({ slots: [] })
    expect(renderedIn(await render({ body: { pieces: [], search: '', meanRating: null } }))).toEqual({
      slots: [],
      meanRating: null,
    })
  })
})

it('says without scripts what works, where the browser makes the content', async () => {
  const html = await render()
  expect(html).toMatch(/<div id="site"><\/div>[\s\S]*<noscript><p>\S/)
  expect(renderedIn(html)).toBeNull()
  for (const name of ['shell.css', 'about.css'])
    expect(html).toContain(
      `<link rel="stylesheet" href="/assets/${name}" integrity="${integrity}" crossorigin>`,
    )
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" href="/assets/a.woff2" crossorigin>',
  )
})

describe('the page of a remote that is an app', () => {
  const app = { app: { manifest: 'desk.webmanifest' }, routes: [], slots: {} } as unknown as Given['app']
  const manifestIn = (html: string) => /rel="manifest" href="([^"]*)"/.exec(html)?.[1]
  const of = (remote: Partial<ComposedRemote>) =>
    render({ path: '/desk/today', app, remote }).then(manifestIn)

  it('names its manifest on the page’s own origin', async () => {
    expect(await of({})).toBe('/releases/mf-desk/1.0.0/desk.webmanifest')
    expect(await of({ base: 'https://cdn.example/mf-desk/1.0.0/' })).toBe('/desk/app.webmanifest')
    expect(await of({ base: 'http://localhost:8080/', source: 'local' })).toBe(
      'http://localhost:8080/desk.webmanifest',
    )
    expect(await render({ app }).then(manifestIn)).toBe('/site.webmanifest')
  })

  it('reaches below the notch of a phone only where it is alone', async () => {
    const apart = { apart: true, routes: [], slots: {} } as unknown as Given['app']
    expect(await render({ path: '/desk/today', app: apart })).toContain(
      'initial-scale=1, viewport-fit=cover"',
    )
    expect(await render({ path: '/desk/today', app })).toContain('initial-scale=1"')
  })
})

it('says on a demonstration that its guests are invented', async () => {
  const banner = '<aside id="demonstration">'
  expect(
    [await render({ banner: 'demonstration' }), await render()].map((html) => html.includes(banner)),
  ).toEqual([true, false])
})

it('carries the owner’s texts of its own screen, which end no element', async () => {
  expect(await render()).toContain(
    '"version":"v1","screens":{"about":{"header":{"title":"\\u003c/script>\\u003cb>"}}}}</script>',
  )
  expect(await render({ path: '/rooms' })).toContain('"version":"v1","screens":{}}</script>')
})
