import { emptyDocument } from '@calm-rest/testing'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { moduleContainer, scriptFolder, withStyles } from './index.ts'

beforeEach(() => {
  onTestFinished(() => void vi.unstubAllGlobals())
  const document = emptyDocument()
  vi.stubGlobal('document', document)
  vi.stubGlobal('HTMLElement', document.defaultView?.HTMLElement)
})

const links = () => [...document.querySelectorAll('link')]
const load = () => {
  for (const link of links()) link.onload?.(new Event('load'))
}
/** Every promise that is resolved has been heard. */
const turn = () => new Promise(setImmediate)

it('runs a module container once every module of it has come with its hash', async () => {
  const text = `globalThis.started = (globalThis.started ?? 0) + 1
    export const init = (...all) => 'init ' + all.join()
    export const get = (...all) => () => 'get ' + all.join()`
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'started'))
  const container = moduleContainer({
    base: 'data:text/javascript,',
    entry: encodeURIComponent(text),
    integrity: { 'a.js': 'sha384-a', 'b.js': 'sha384-b' },
  })
  expect(links(), 'nothing before it is asked for').toEqual([])
  const started = container.init('scope', 'tokens')
  expect(links().map(({ rel, href, integrity, crossOrigin }) => [rel, href, integrity, crossOrigin])).toEqual(
    [
      ['modulepreload', 'data:text/javascript,a.js', 'sha384-a', 'anonymous'],
      ['modulepreload', 'data:text/javascript,b.js', 'sha384-b', 'anonymous'],
    ],
  )
  links()[0]?.onload?.(new Event('load'))
  await turn()
  expect(Reflect.get(globalThis, 'started')).toBeUndefined()
  load()
  expect(await started).toBe('init scope,tokens')
  expect((await container.get('./room-list', 'scope'))()).toBe('get ./room-list,scope')
  expect([links().length, Reflect.get(globalThis, 'started')]).toEqual([2, 1])
})

it('runs nothing of a module container where one module is not the released one', async () => {
  const base = 'https://calm.example/releases/'
  const container = moduleContainer({ base, entry: 'entry.js', integrity: { 'entry.js': 'sha384-a' } })
  const got = container.get('./room-list')
  links()[0]?.onerror?.('')
  await expect(got).rejects.toThrow(`${base}entry.js could not be loaded, or is not the released one`)
})

const mounted = vi.fn()
const aContainer = (exposed: object) => ({ init: vi.fn(), get: vi.fn(async () => () => exposed) })
const styles = { './room-list': [['list.css', 'sha384-l']] } as const
const base = 'https://calm.example/releases/mf-rooms/1.4.0/'

it('hands a widget over with its style sheets, and marks where it stands', async () => {
  const inner = aContainer({ widget: { mount: mounted, name: 'list' }, more: 1 })
  const container = withStyles(inner, styles, base, 'mf-rooms/1.4.0')
  let isThere = false
  const getting = container.get('./room-list', 'scope').then((factory) => {
    isThere = true
    return factory
  })
  await turn()
  expect(isThere, 'before its styles').toBe(false)
  expect(links().map(({ href, integrity }) => [href, integrity])).toEqual([[`${base}list.css`, 'sha384-l']])
  load()
  const exposed = (await getting)() as { widget: { mount: typeof mounted; name: string }; more: number }
  expect(inner.get).toHaveBeenCalledWith('./room-list', 'scope')
  expect([exposed.more, exposed.widget.name]).toEqual([1, 'list'])
  const place = document.createElement('div')
  mounted.mockReturnValue('unmount')
  expect(exposed.widget.mount(place, 'input')).toBe('unmount')
  expect(mounted).toHaveBeenCalledWith(place, 'input')
  expect(place.dataset.slot).toBe('mf-rooms/1.4.0/room-list')
  const shadow = {}
  exposed.widget.mount(shadow, 'input')
  expect(shadow, 'a root has no attributes').toEqual({})
})

it('hands over a module that is no widget, or has no styles, as it is', async () => {
  const exposed = { load: () => {} }
  const container = withStyles(aContainer(exposed), styles, base, 'mf-rooms/1.4.0')
  expect((await container.get('./other'))()).toBe(exposed)
  expect(links()).toEqual([])
})

it('keeps the packages of its container from the page', async () => {
  const inner = aContainer({})
  const page = { react: { '18.3.1': {} } }
  await withStyles(inner, styles, base, 'mf-rooms/1.4.0').init(page, 'tokens')
  expect(inner.init.mock.calls[0]?.[0]).toEqual(page)
  expect(inner.init.mock.calls[0]?.[0]).not.toBe(page)
})

it('knows the folder of the running script', () => {
  Object.defineProperty(document, 'currentScript', { value: { src: `${base}entry.js` } })
  expect(scriptFolder()).toBe(base)
})
