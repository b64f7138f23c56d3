import { manifestOf } from '@calm-rest/releases/testing'
import { html } from 'hono/html'
import { expect, it } from 'vitest'
import { matchScreen } from '../../src/routes/screens.ts'
import { headScripts, pageScripts, scriptsAfterPaint } from './page-scripts.ts'

const integrity = `sha384-${'A'.repeat(64)}`
const build = {
  source: 'x',
  scripts: [{ name: 'shell.js', integrity }],
  start: { text: 'for (;;) start("<a>")', integrity },
  styles: [],
  fonts: [],
  words: { en: [{ name: 'words-en.js', integrity }] },
  screens: {},
}
const manifest = {
  ...manifestOf('1.0.0'),
  entry: 'entry.js',
  exposes: { 'room-list': { scripts: ['room-list.js'], styles: [] } },
  locales: { en: ['words.js'] },
}
const composition = {
  id: 'x',
  remotes: { 'mf-rooms': { base: '/releases/mf-rooms/1.0.0/', manifest, source: 'stable' as const } },
}
const scriptsOf = (hasContent: boolean) =>
  pageScripts({ build, composition, screen: matchScreen('/rooms'), lang: 'en', hasContent })
const written = async (text: unknown) => String(await html`${text}`)

it('knows all that a screen runs on, and a widget’s words where they are not in its content', () => {
  const own = ['/assets/shell.js', '/assets/words-en.js']
  const widget = ['/releases/mf-rooms/1.0.0/entry.js', '/releases/mf-rooms/1.0.0/room-list.js']
  const addresses = (hasContent: boolean) => scriptsOf(hasContent).map(({ address }) => address)
  expect(addresses(true)).toEqual([...own, ...widget])
  expect(addresses(false)).toEqual([...own, ...widget, '/releases/mf-rooms/1.0.0/words.js'])
})

it('names what two widgets of a remote share once', () => {
  const exposes = {
    'stay-search': { scripts: ['shared.js', 'stay-search.js'], styles: [] },
    'featured-rooms': { scripts: ['shared.js', 'featured-rooms.js'], styles: [] },
  }
  const remotes = { 'mf-rooms': { ...composition.remotes['mf-rooms'], manifest: { ...manifest, exposes } } }
  const screen = matchScreen('/')
  const all = pageScripts({ build, composition: { id: 'x', remotes }, screen, lang: 'en', hasContent: true })
  expect(all.map(({ address }) => address.split('/').at(-1))).toEqual([
    'shell.js',
    'words-en.js',
    'entry.js',
    'shared.js',
    'stay-search.js',
    'featured-rooms.js',
  ])
})

it('lets nothing run before content was painted, and fetches one script ahead', async () => {
  const head = await written(headScripts(scriptsOf(true), matchScreen('/'), true))
  expect(head).not.toContain('<script')
  expect(head.match(/href="[^"]*"/g)).toEqual(['href="/assets/shell.js"'])
})

it('fetches no script beside the large picture of a room', async () => {
  expect(await written(headScripts(scriptsOf(true), matchScreen('/rooms/lagoon-room'), true))).toBe('')
})

it('runs at once what nothing is painted before', async () => {
  const head = await written(headScripts(scriptsOf(false), matchScreen('/'), false))
  expect(head).toContain(`<script defer src="/assets/shell.js" integrity="${integrity}" crossorigin>`)
  expect(head.match(/href="/g)).toHaveLength(4)
})

it('starts by the one inline script of the build, byte for byte, as the policy names its hash', async () => {
  const end = await written(scriptsAfterPaint(build, scriptsOf(true), matchScreen('/book')))
  const [, inline] = /<script>(.*)<\/script>/s.exec(end) ?? []
  expect(inline).toBe(build.start.text)
})

it('holds the forms of those screens only that answer none', async () => {
  const holds = async (path: string) =>
    /<script data-holds-forms>/.test(await written(scriptsAfterPaint(build, [], matchScreen(path))))
  expect(await Promise.all(['/login', '/register', '/contact', '/book'].map(holds))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('names the files of the screen that has the code of a rare one', () => {
  const terms = { styles: [], scripts: { en: [{ name: 'screen-terms.js', integrity }] } }
  const screen = matchScreen('/imprint')
  const all = pageScripts({
    build: { ...build, screens: { terms } },
    composition,
    screen,
    lang: 'en',
    hasContent: true,
  })
  expect(all.map(({ address }) => address)).toContain('/assets/screen-terms.js')
})
