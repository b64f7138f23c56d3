import type { StaySearch, Widget } from '@calm-rest/contract/widget'
import { emptyDocument } from '@calm-rest/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Handover } from '../handover.ts'
import { hydrate } from './index.ts'

type Mount = Widget<object>['mount']

let page: Document
let errors: string[]
/** Number of the next module: each is loaded once. */
let modules = 0

beforeEach(() => {
  vi.useFakeTimers()
  page = emptyDocument()
  errors = []
  vi.stubGlobal('document', page)
  vi.stubGlobal('Event', (page.defaultView as Window & typeof globalThis).Event)
  vi.stubGlobal('HTMLElement', (page.defaultView as Window & typeof globalThis).HTMLElement)
  vi.spyOn(console, 'error').mockImplementation((text: string) => void errors.push(text))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'embeddedWidget')
})

interface Given {
  kind?: Handover['kind']
  query?: Record<string, string>
  html?: string
  prefill?: ReturnType<Handover['prefill']>
  mount?: Mount
  file?: string
}

const form = '<form><input name="firstName"><input name="lastName"><input name="email"></form>'

const start = async ({
  kind = 'booking',
  query = {},
  html = form,
  prefill,
  mount,
  file = 'book.js',
}: Given = {}) => {
  const told: unknown[] = []
  const now = { query, prefill, lang: 'en' as const }
  const root = page.createElement('div')
  root.innerHTML = html
  Object.assign(root, { getRootNode: () => ({ activeElement: null }) })
  page.body.append(root)
  const elements = [...root.querySelectorAll('*')]
  const widget: Widget<object> = {
    mount:
      mount ??
      ((_into, { props, ids, data }) => {
        told.push(['mount', props, ids, data])
        return {
          update: (next: object) => void told.push(['update', next]),
          unmount: () => void told.push('unmount'),
        }
      }),
  }
  Object.assign(globalThis, { embeddedWidget: widget })
  modules += 1
  // its origin is 'null', as that of the site here
  const module = `data:text/javascript,export const widget = globalThis.embeddedWidget // ${modules} /${file}`
  const element = Object.assign(page.createElement('div'), { reload: () => void told.push('reload') })
  const handover: Handover = {
    kind,
    site: 'null',
    element,
    content: {
      sheets: [],
      root,
      elements,
      state: {
        module,
        data: { rooms: 2 },
        ids: 'e-',
        lang: 'en',
        props: { room: 'loft' },
        paths: {} as never,
      },
    },
    query: () => now.query,
    lang: () => now.lang,
    prefill: () => now.prefill,
    isReset: false,
    emit: (name) => {
      told.push(`event ${name}`)
      return true
    },
    become: (state) => void told.push(state),
    fail: (code) => void told.push(`failed ${code}`),
  }
  const hydrated = await hydrate(handover)
  return {
    ...hydrated,
    told,
    now,
    root,
    handover,
    field: (name: string) => root.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement,
  }
}

/** A widget whose host a test uses. */
const withHost = () => {
  const handle = {} as { host: Parameters<Mount>[1]['host'] }
  const mount: Mount = (_into, { host }) => {
    handle.host = host
    return { update: () => {}, unmount: () => {} }
  }
  return { handle, mount }
}

it("mounts the widget on the site's markup with what the site rendered it with", async () => {
  const { told } = await start()
  expect(told).toEqual([['mount', { room: 'loft' }, 'e-', { rooms: 2 }]])
})

it('runs no code of another site', async () => {
  const { handover } = await start()
  const other: Handover = Object.assign(Object.create(handover), { site: 'https://calm.example' })
  await expect(hydrate(other)).rejects.toThrow('is not of https://calm.example')
})

it('is ready once the widget is, with the fields that the page fills in', async () => {
  const { handle, mount } = withHost()
  const { told, field } = await start({ mount, prefill: { firstName: 'Ada', email: 'ada@example.com' } })
  field('email').value = 'typed@example.com'
  const heard: string[] = []
  page.body.addEventListener('input', ({ target }) => void heard.push((target as HTMLInputElement).name))
  handle.host.report({ type: 'ready' })
  expect(told).toEqual(['ready', 'event ready'])
  expect(['firstName', 'lastName', 'email'].map((name) => field(name).value ?? '')).toEqual([
    'Ada',
    '',
    'typed@example.com',
  ])
  expect(heard).toEqual(['firstName'])
  vi.advanceTimersByTime(60_000)
  await Promise.resolve()
  expect([told, errors]).toEqual([['ready', 'event ready'], []])
})

it('fails where nothing is shown within ten seconds', async () => {
  const { told } = await start({ mount: withHost().mount })
  vi.advanceTimersByTime(9999)
  await Promise.resolve()
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  await Promise.resolve()
  expect(told).toEqual(['failed timeout'])
  expect(errors).toEqual(['calm-rest-booking: nothing was shown within 10000 ms'])
})

it('ends once, and then neither fails nor is ready', async () => {
  const { told, end } = await start()
  end()
  end()
  expect(told.slice(1)).toEqual(['unmount'])
  vi.advanceTimersByTime(60_000)
  await Promise.resolve()
  expect(told.slice(1)).toEqual(['unmount'])
  const { handle, mount } = withHost()
  const late = await start({ mount })
  late.end()
  handle.host.report({ type: 'ready' })
  handle.host.report({ type: 'failed', message: 'x' })
  await Promise.resolve()
  expect([late.told, errors]).toEqual([[], []])
})

it('hands the widget the attributes and language of now, and fills in', async () => {
  const { told, now, update, field } = await start({ query: { room: 'loft', guests: '2' } })
  Object.assign(now, {
    query: { room: 'sea', checkIn: '2027-05-01', checkOut: '2027-05-03', guests: '3', children: '4' },
    prefill: { lastName: 'Lovelace' },
    lang: 'de',
  })
  update()
  expect(told.at(-1)).toEqual([
    'update',
    { room: 'sea', checkIn: '2027-05-01', checkOut: '2027-05-03', guests: 3, children: '4', lang: 'de' },
  ])
  expect(field('lastName').value).toBe('Lovelace')
})

it.each([
  [
    'rooms',
    { category: 'sea', layout: 'list', limit: '3', search: 'true' },
    { category: 'sea', layout: 'list', limit: 3, withSearch: true },
  ],
  ['rooms', { search: 'false' }, { withSearch: false }],
  ['rooms', { search: '' }, { withSearch: true }],
  ['search', { guests: '2', room: 'loft' }, { guests: 2 }],
] as const)('hands rooms and searches their own attributes: %s %j', async (kind, query, expected) => {
  const { told, update } = await start({ kind, query })
  update()
  expect(JSON.parse(JSON.stringify(told.at(-1)))).toEqual(['update', Object.assign({ lang: 'en' }, expected)])
})

it("keeps the visitor's own search until the page sets another stay", async () => {
  const { handle, mount } = withHost()
  const updates: StaySearch[] = []
  const { now, update } = await start({
    kind: 'rooms',
    query: { checkIn: '2027-05-01', checkOut: '2027-05-03', search: 'true' },
    mount: (into, options) =>
      Object.assign(mount(into, options), { update: (next: StaySearch) => void updates.push(next) }),
  })
  const own = { checkIn: '2027-07-01', checkOut: '2027-07-05', guests: 4 }
  handle.host.report({ type: 'searched', ...own } as never)
  handle.host.navigate({ screen: 'rooms', ...own } as never)
  expect(updates.at(-1)).toMatchObject(own)
  Object.assign(now, {
    query: { checkIn: '2027-05-01', checkOut: '2027-05-03', search: 'true', category: 'sea' },
  })
  update()
  expect(updates.at(-1)).toMatchObject(Object.assign({ category: 'sea' }, own))
  Object.assign(now, { query: { checkIn: '2027-05-02', checkOut: '2027-05-03', search: 'true' } })
  update()
  expect(updates.at(-1)).toMatchObject({ checkIn: '2027-05-02', checkOut: '2027-05-03' })
})

it.each([
  [{ checkIn: '2027-05-01' }, 'featured-rooms.js', true],
  [{ checkOut: '2027-05-03' }, 'featured-rooms.js', true],
  [{ search: 'true' }, 'featured-rooms.js', true],
  [{ search: 'false' }, 'featured-rooms.js', false],
  [{}, 'featured-rooms.js', false],
  [{ checkIn: '2027-05-01' }, 'room-list.js', false],
])('fetches another widget for %j from %s: %s', async (query, file, isReloaded) => {
  const { told, now, update } = await start({ kind: 'rooms', file })
  Object.assign(now, { query })
  update()
  expect(told.includes('reload')).toBe(isReloaded)
})

it.each([
  ['a', {}, 'input', false],
  ['a', {}, 'button', true],
  ['Escape', {}, 'input', true],
  ['Tab', {}, 'input', true],
  ['a', { ctrlKey: true }, 'input', true],
  ['a', { altKey: true }, 'input', true],
  ['a', { metaKey: true }, 'input', true],
])('lets the page hear %s (%j) in a %s: %s', async (key, held, name, isHeard) => {
  const { root } = await start({ html: '<input><button>x</button>' })
  const heard: string[] = []
  const types = ['keydown', 'keypress', 'keyup']
  for (const type of types) page.body.addEventListener(type, () => void heard.push(type))
  for (const type of types) {
    const event = Object.assign(new Event(type, { bubbles: true }), { key }, held)
    root.querySelector(name)?.dispatchEvent(event)
  }
  expect(heard).toEqual(isHeard ? types : [])
})
