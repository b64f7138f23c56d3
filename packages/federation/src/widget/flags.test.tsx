import type { FlagValue } from '@calm-rest/contract/flags'
import type { Host } from '@calm-rest/contract/widget'
import { afterEach, expect, it, vi } from 'vitest'
import { renderView } from '../testing/index.ts'
import { flagIn } from './flag-client.ts'
import { flagsOf, useFlag } from './flags.ts'
import { flagsOf as flagsOnServer } from './flags-on-server.ts'
import { flagsOfFolder } from './own-flags.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A page of the site whose composition has flags. */
const aPage = (composition?: object) => {
  vi.stubGlobal('location', new URL('https://calmrest.example/spa'))
  const element = composition && { textContent: JSON.stringify(composition) }
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'composition' ? element : null) })
}

it('reads the flags of its release from the document', () => {
  aPage({ remotes: { 'mf-spa': { flags: { 'new-map': true } }, 'mf-yoga': {} } })
  expect(flagsOfFolder('https://files.example/releases/mf-spa/1.0.0/')).toEqual({ 'new-map': true })
  expect(flagsOfFolder('/releases/mf-yoga/1.0.0/')).toEqual({})
  expect(flagsOfFolder('/releases/mf-other/1.0.0/')).toEqual({})
})

it('has no flags on a page that is not of the site', () => {
  aPage()
  expect(flagsOfFolder('/releases/mf-spa/1.0.0/')).toEqual({})
})

it.each<[string, FlagValue, FlagValue, FlagValue]>([
  ['a value', true, false, true],
  ['a text', 'terrain', 'plain', 'terrain'],
  ['a number', 3, 1, 3],
  ['the default for another type', 'true', false, false],
])('evaluates %s', (_, value, defaultValue, evaluated) => {
  expect(flagIn({ map: value }, 'map', defaultValue)).toBe(evaluated)
})

const MapView = () => (
  <p>
    {String(useFlag('new-map', false))} {useFlag('zoom', 4)}
  </p>
)

const words = async () => ({ default: {} })
const render = (host: Partial<Host> = {}) =>
  renderView({
    View: MapView,
    words: { en: words, de: words, zh: words },
    lang: 'en',
    props: {},
    loaded: { status: 'ready', data: null },
    host,
  })

it('gives a view in a test the defaults', async () => {
  expect(await render()).toBe('<p>false 4</p>')
})

it('R-mf-flags: gives a view and its load the same values', async () => {
  const flags = { 'new-map': true }
  expect(await render({ flags })).toBe('<p>true 4</p>')
  expect(flagsOf({ flags }).getBooleanValue('new-map', false)).toBe(true)
  expect(flagsOnServer({ flags }).getBooleanValue('new-map', false)).toBe(true)
  expect(flagsOnServer({}).getStringValue('style', 'plain')).toBe('plain')
})
