import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Composition } from '@calm-rest/contract/releases'
import { manifestOf } from '@calm-rest/releases/testing'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { matchScreen } from '../../src/routes/screens.ts'
import { facts as siteFacts } from '../../src/testing/facts.fixture.ts'
import { aContentApi } from '../content-api/content-api.fixture.ts'
import { createPageBody, isCacheable, isRepeatable, type PageBody } from './page-body.ts'
import { createWidgetRenderer, type RenderFailure } from './widget-renderer.ts'

const mark = `exports.slotMark = (place) => '<!--slot ' + place + '-->'`

/** Content of pages by a shell whose server bundle is this text. */
const bodyBy = (bundle: string) => {
  const dist = temporaryFolder('shell')
  mkdirSync(join(dist, 'server'))
  writeFileSync(join(dist, 'server/server.js'), `${mark}\n${bundle}`)
  const failures: RenderFailure[] = []
  const report = (failure: RenderFailure) => failures.push(failure)
  const widgets = createWidgetRenderer({
    read: () => undefined,
    callApi: () => Promise.reject(new Error('none')),
    report,
  })
  whenDone(widgets.close)
  const build = {
    source: 'abc',
    scripts: [],
    start: { text: '', integrity: '' },
    styles: [],
    fonts: [],
    words: {},
    screens: {},
    server: 'server/server.js',
  }
  const forms = { submit: async () => undefined } as never
  let average: number | null = 4.7
  const contentApi = aContentApi({
    readReviewSummary: async () => ({ status: 'found', value: { count: 3, average, unverified: 0 } }),
  })
  const pageBody = createPageBody({ dist, build, widgets, forms, contentApi, report })
  let facts = siteFacts
  const ask = (address: string, remotes: Composition['remotes'] = {}) =>
    pageBody({
      screen: matchScreen(address),
      address,
      search: new URL(address, 'https://calmrest.example').search,
      lang: 'en',
      origin: 'https://calmrest.example',
      composition: { id: '0123456789ab', remotes },
      facts,
      texts: { lang: 'en', version: 'v1', screens: {} },
    })
  const setAverage = (next: number | null) => {
    average = next
  }
  const changeFacts = (changed: Partial<typeof siteFacts>) => {
    facts = { ...facts, ...changed }
  }
  return { ask, failures, setAverage, changeFacts }
}

it('leaves a page that the shell cannot render to the browser, and says so', async () => {
  const { ask, failures } = bodyBy("exports.renderShell = async () => { throw new Error('no words') }")
  expect(await ask('/about')).toBeUndefined()
  expect(failures).toEqual([
    { remote: 'shell', version: 'abc', widget: 'about', kind: 'threw', message: 'Error: no words' },
  ])
  await ask('/about')
  expect(failures).toHaveLength(2)
})

it('renders an address once, and a page of one person never', async () => {
  const { ask } = bodyBy('let n = 0; exports.renderShell = async () => ({ html: String(++n), slots: [] })')
  const html = async (address: string) =>
    (await ask(address))?.pieces.map((piece) => 'html' in piece && piece.html)
  expect([await html('/about'), await html('/about'), await html('/about?a=b')]).toEqual([
    ['1'],
    ['1'],
    ['2'],
  ])
  expect(await ask('/profile')).toBeUndefined()
})

it('renders a page anew where a fact of the property is another', async () => {
  const { ask, changeFacts } = bodyBy(
    'exports.renderShell = async ({ facts }) => ({ html: facts.phone + facts.address.town, slots: [] })',
  )
  const shown = async () => (await ask('/about'))?.pieces.map((piece) => 'html' in piece && piece.html)
  expect(await shown()).toEqual([`${siteFacts.phone}Mirissa`])
  changeFacts({ phone: '+94 41 555 0199' })
  expect(await shown()).toEqual(['+94 41 555 0199Mirissa'])
  changeFacts({ address: { ...siteFacts.address, town: 'Vik' } })
  expect(await shown()).toEqual(['+94 41 555 0199Vik'])
})

it('renders the home page with the mean of the reviews, anew where it is another, and no other page', async () => {
  const { ask, setAverage } = bodyBy(
    'exports.renderShell = async ({ meanRating }) => ({ html: String(meanRating), slots: [] })',
  )
  const shown = async (address: string) => {
    const body = await ask(address)
    return [body?.meanRating, ...(body?.pieces ?? []).map((piece) => 'html' in piece && piece.html)]
  }
  expect(await shown('/')).toEqual([4.7, '4.7'])
  setAverage(4.6)
  expect(await shown('/')).toEqual([4.6, '4.6'])
  setAverage(null)
  expect(await shown('/')).toEqual([null, 'null'])
  expect(await shown('/about')).toEqual([undefined, 'undefined'])
})

it('leaves out a widget that the live release does not have yet, which is no failure of that release', async () => {
  const slot = "{ remote: 'mf-rooms', widget: 'stay-search', props: {} }"
  const html = "'<p>before</p><!--slot 0--><p>after</p>'"
  const { ask, failures } = bodyBy(`exports.renderShell = async () => ({ html: ${html}, slots: [${slot}] })`)
  const manifest = { ...manifestOf('1.0.0'), server: 'server.js' }
  const body = await ask('/', { 'mf-rooms': { base: '/', manifest, source: 'stable' } })
  const pieces = await Promise.all(body?.pieces ?? [])
  expect(pieces.map(({ html }) => html)).toEqual(['<p>before</p>', '', '<p>after</p>'])
  expect(failures).toEqual([])
})

it('keeps no page of which a slot could not be rendered, and says there what works without scripts', async () => {
  const slot = "{ remote: 'mf-rooms', widget: 'stay-search', props: {} }"
  const { ask } = bodyBy(`exports.renderShell = async () => ({ html: '<!--slot 0-->', slots: [${slot}] })`)
  const [, piece] = await Promise.all((await ask('/'))?.pieces ?? [])
  expect(piece).toMatchObject({ isCacheable: false, isRepeatable: false })
  expect(piece?.html).toMatch(/^<noscript><p>\S/)
})

it('names release and widget of a slot in the HTML, for the styles of the release', async () => {
  const slots = `[{ remote: 'mf-rooms', widget: 'room-list', props: {} }, { remote: 'mf-none', widget: 'x', props: {} }]`
  const { ask } = bodyBy(
    `exports.renderShell = async () => ({ html: '<p data-slot=""></p><div data-slot="" class="a"><!--slot 0--></div><div data-slot=""><!--slot 1--></div>', slots: ${slots} })`,
  )
  const manifest = manifestOf('1.0.0')
  const body = await ask('/rooms', { 'mf-rooms': { base: '/r/', source: 'stable', manifest } as never })
  const pieces = await Promise.all(body?.pieces ?? [])
  expect([pieces[0]?.html, pieces[2]?.html]).toEqual([
    `<p data-slot=""></p><div data-slot="mf-rooms/${manifest.version}/room-list" class="a">`,
    '</div><div data-slot="">',
  ])
})

it('lets everybody have a page, or one guest keep it, only if each of its pieces may be', async () => {
  const kept = async (pieces: PageBody['pieces'], more: Partial<PageBody> = {}) => {
    const body = Object.assign({ pieces, search: '' }, more)
    return [await isCacheable(body), await isRepeatable(body)]
  }
  const plain = { html: '<p>' }
  const number = Promise.resolve({ html: '<input>', isCacheable: false, isRepeatable: true })
  const failed = { html: '', isCacheable: false, isRepeatable: false }
  expect(await kept([plain, plain])).toEqual([true, true])
  expect(await kept([plain, number])).toEqual([false, true])
  expect(await kept([failed, plain])).toEqual([false, false])
  expect(await kept([plain], { isPartial: true })).toEqual([false, false])
  expect(await kept([plain], { submitted: { data: null } as never })).toEqual([false, false])
})
