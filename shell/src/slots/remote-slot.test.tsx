import type { Lang, WidgetEvent } from '@calm-rest/contract/widget'
import type { LoadedWidget } from '@calm-rest/federation/host'
import { emptyDocument } from '@calm-rest/testing'
import { act, useState } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { loadedWidget } from '../testing/loaded-widget.fixture.ts'
import { mountInShell } from '../testing/mount-page.fixture.tsx'
import { type Early, rootHydratedEvent } from './early.ts'
import { NamedSlot, RemoteSlot } from './remote-slot.tsx'
import type { RenderedSlot, Slots } from './slots.ts'

const EventOfNode = Event

let comeNear: () => void
let idle: () => void

beforeEach(() => {
  // before anything mounts, so that it runs last
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('Event', (emptyDocument().defaultView as Window & typeof globalThis).Event)
  vi.stubGlobal('innerHeight', 600)
  vi.stubGlobal('requestIdleCallback', (told: () => void) => {
    idle = told
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: object[]) => void) {
        comeNear = () => told([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

type Mount = LoadedWidget['widget']['mount']

/** A widget that shows its props and language. */
const shows =
  (name: string, told: string[]): Mount =>
  (into, { props, host, data }) => {
    const show = (next: object) => {
      ;(into as HTMLElement).innerHTML = `<p>${name} ${JSON.stringify(next)}</p>`
    }
    show(data === undefined || data === null ? props : { ...props, data })
    queueMicrotask(() => host.report({ type: 'ready' }))
    return {
      update: (next) => {
        told.push(`update ${JSON.stringify(next)}`)
        show(next)
      },
      unmount: () => void told.push('unmount'),
    }
  }

interface Given {
  /** Loads the widget, by the number of the call. */
  load?: (call: number, told: string[]) => LoadedWidget | Promise<LoadedWidget>
  slot?: { title?: string; minor?: boolean; late?: boolean; triesAnew?: boolean }
  /** What the server wrote into the slot. */
  markup?: string
  rendered?: RenderedSlot
  slots?: Partial<Slots>
  exposes?: readonly string[]
}

interface Stage {
  show: (shown: { category?: string; isGone?: boolean }) => void
}

interface PageProps {
  slot: Given['slot']
  stage: Stage
  onEvent: (event: WidgetEvent) => void
}

const Page = ({ slot, stage, onEvent }: PageProps) => {
  const [{ category = 'family', isGone }, show] = useState<Parameters<Stage['show']>[0]>({})
  stage.show = show
  const props = { category }
  return isGone ? null : (
    <RemoteSlot remote="mf-rooms" widget="room-list" props={props} onEvent={onEvent} {...slot} />
  )
}

const mount = async ({
  load = (_, told) => loadedWidget(shows('List', told), '1.0.0'),
  slot,
  markup = '',
  rendered,
  slots,
  exposes = ['room-list'],
}: Given = {}) => {
  const told: string[] = []
  const asked: unknown[] = []
  const settled: string[] = []
  const hydrated: unknown[] = []
  let left = rendered
  const federation = {
    hasWidget: async (_: string, widget: string) => exposes.includes(widget),
    holdStyles: () => () => {},
    loadWidget: async (remote: string, widget: string, { anew }: { anew: boolean }) => {
      asked.push(`${remote} ${widget}${anew ? ' anew' : ''}`)
      return load(asked.length, told)
    },
  }
  const all: Partial<Slots> = {
    place: () => markup,
    prefetched: () => undefined,
    take: () => {
      const taken = left
      left = undefined
      return taken
    },
    adopt: (slot) => {
      slot.parentElement?.addEventListener(rootHydratedEvent, ({ target }) => hydrated.push(target))
    },
    settled: (remote, widget) => void settled.push(`${remote} ${widget}`),
    ...slots,
  }
  const stage = {} as Stage
  const events: WidgetEvent[] = []
  const view = await mountInShell(
    <Page slot={slot} stage={stage} onEvent={(event) => void events.push(event)} />,
    { site: { federation: federation as never }, slots: all },
  )
  await act(async () => {})
  return {
    ...view,
    told,
    asked,
    settled,
    hydrated,
    events: () => events.map(({ type }) => type),
    show: (next: Parameters<Stage['show']>[0]) => act(async () => stage.show(next)),
    choose: (lang: Lang) => act(async () => view.language.getState().languageChosen(lang)),
    slot: () => view.page.querySelector<HTMLElement>('[data-slot]'),
    said: () => view.page.textContent,
  }
}

/** The request for a document in which the server wrote a slot. */
const requestOf = (release: string, markup: string) =>
  class {
    onloadend = () => {}
    responseXML = {
      querySelector: () => {
        const slot = document.createElement('div')
        slot.dataset.slot = release
        slot.innerHTML = markup
        return slot
      },
    }
    open() {}
    send() {
      this.onloadend()
    }
  }

const broken = async (): Promise<LoadedWidget> => {
  throw new Error('offline')
}
const written = '<p>Written by the server</p>'
const listOf = (text: string) => expect.stringContaining(text)

it('shows a widget, hands it new props and languages, and ends it with the screen', async () => {
  const { said, show, choose, told, asked, slot, settled, hydrated, events } = await mount()
  expect(said()).toBe('List {"category":"family"}')
  expect(slot()?.dataset.slot).toBe('mf-rooms/1.0.0/room-list')
  expect(slot()?.hasAttribute('data-late')).toBe(false)
  expect([settled, events()]).toEqual([['mf-rooms room-list'], ['ready']])
  expect(hydrated, 'presses that waited are made').toEqual([slot()])
  await show({ category: 'sea view' })
  expect(said()).toBe('List {"category":"sea view","lang":"en"}')
  await choose('de')
  expect(said()).toBe('List {"category":"sea view","lang":"de"}')
  expect(asked, 'it is loaded once').toEqual(['mf-rooms room-list'])
  await show({ isGone: true })
  expect(told.at(-1)).toBe('unmount')
})

it('says in the place of a widget that it failed, under its heading, and tries again on demand', async () => {
  const { outline, asked, settled, events, press, control, said, until } = await mount({
    load: (call, told) => (call < 3 ? broken() : loadedWidget(shows('List', told), '1.0.0')),
    slot: { title: 'Our Rooms' },
  })
  expect(outline()).toMatchInlineSnapshot(`
    "h1: Our Rooms
    div role=alert
      This part of the page could not be loaded. Everything else works.
      button type=button: Try again"
  `)
  expect([asked, settled, events()]).toEqual([['mf-rooms room-list'], ['mf-rooms room-list'], ['failed']])
  await press(control('Try again'))
  // a preload that failed is fetched the time after
  await until(() => expect(said()).toEqual(listOf('List')))
  expect(asked.slice(1)).toEqual(['mf-rooms room-list anew', 'mf-rooms room-list anew'])
})

it('tries again when the connection is back', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { said, until } = await mount({
    load: async (call, told) => {
      if (call < 2) return broken()
      await promise
      return loadedWidget(shows('List', told), '1.0.0')
    },
  })
  expect(said()).toContain('could not be loaded')
  await act(async () => void dispatchEvent(new EventOfNode('online')))
  expect(said(), 'nothing is said of it meanwhile').toBe('')
  await act(async () => resolve())
  await until(() => expect(said()).toEqual(listOf('List')))
})

it('is tried once more before it fails, where it asks for that', async () => {
  const { asked, events } = await mount({ load: broken, slot: { triesAnew: true } })
  expect(asked).toEqual(['mf-rooms room-list', 'mf-rooms room-list anew'])
  expect(events()).toEqual(['failed'])
})

it('shows nothing of a minor widget that fails', async () => {
  const { said, asked } = await mount({ load: broken, slot: { minor: true } })
  expect([said(), asked]).toEqual(['', ['mf-rooms room-list']])
})

it('loads no minor widget that its release does not have', async () => {
  const { said, asked, events } = await mount({ slot: { minor: true }, exposes: [] })
  expect([said(), asked, events()]).toEqual(['', [], ['failed']])
  expect((await mount({ slot: { minor: true } })).said()).toEqual(listOf('List'))
})

it('goes on with another release where a widget fails after it was shown', async () => {
  let fail = () => {}
  const { asked, said } = await mount({
    load: (call, told) =>
      loadedWidget((into, options) => {
        if (call === 1) fail = () => options.host.report({ type: 'failed', message: 'not today' })
        return shows(`Release ${call}`, told)(into, options)
      }, `1.0.${call}`),
  })
  expect(said()).toEqual(listOf('Release 1'))
  await act(async () => fail())
  expect(said()).toEqual(listOf('Release 2'))
  expect(asked).toEqual(['mf-rooms room-list', 'mf-rooms room-list'])
})

it('starts with the widget and data that were prefetched', async () => {
  const told: string[] = []
  const prefetched = Promise.resolve({ loaded: loadedWidget(shows('List', told), '1.0.0'), data: ['Loft'] })
  const { said, asked, until } = await mount({ slots: { prefetched: () => prefetched } })
  await until(() => expect(said()).toEqual(listOf('"data":["Loft"]')))
  expect(asked).toEqual([])
})

it("hydrates the server's markup when the browser is idle, with its data", async () => {
  const rendered = {
    remote: 'mf-rooms',
    widget: 'room-list',
    props: {},
    version: '1.0.0',
    data: 7,
    ids: 's-',
  }
  const { said, asked, until } = await mount({ markup: written, rendered })
  expect([said(), asked]).toEqual(['Written by the server', []])
  await act(async () => idle())
  await until(() => expect(said()).toEqual(listOf('"data":7')))
})

it('waits with a late slot until it is near, while the page is ready without it', async () => {
  const { said, asked, until, settled, slot } = await mount({ markup: written, slot: { late: true } })
  expect([said(), asked, settled]).toEqual(['Written by the server', [], ['mf-rooms room-list']])
  expect(slot()?.dataset.late).toBe('')
  await act(async () => comeNear())
  await until(() => expect(said()).toEqual(listOf('List')))
})

it("keeps the server's markup of a widget that does not come, and says so", async () => {
  const { said, until, slot, press, control, asked } = await mount({
    markup: written,
    load: (call, told) => (call < 2 ? broken() : loadedWidget(shows('List', told), '1.0.0')),
  })
  await act(async () => idle())
  await until(() => expect(control('Try again')).toBeDefined())
  expect(said()).toEqual(listOf('Written by the server'))
  expect(slot()?.dataset.late).toBe('')
  await press(control('Try again'))
  expect(control('Try again').getAttribute('aria-busy')).toBe('true')
  await act(async () => idle())
  await until(() => expect(said()).toEqual(listOf('List')))
  expect(asked).toHaveLength(2)
  expect(() => control('Try again')).toThrow()
})

it('lets a button be pressed again whose widget does not come', async () => {
  const early: Early = { presses: [], hydrated: new WeakSet() }
  vi.stubGlobal('calmRestEarly', early)
  const { control, until } = await mount({
    markup: '<button aria-busy="true">Book</button>',
    load: broken,
  })
  early.presses.push({ button: control('Book'), isHeld: true })
  await act(async () => idle())
  await until(() => expect(control('Book').hasAttribute('aria-busy')).toBe(false))
  expect(early.presses).toEqual([])
})

it('puts the markup back that a release took over and then failed', async () => {
  const failing: Mount = () => {
    throw new Error('not today')
  }
  const { promise, reject } = Promise.withResolvers<LoadedWidget>()
  const { said, until, slot } = await mount({
    markup: written,
    load: (call) => (call === 1 ? loadedWidget(failing, '0.9.0') : promise),
  })
  vi.stubGlobal('location', { href: 'https://calmrest.example/rooms' })
  vi.stubGlobal('XMLHttpRequest', requestOf('mf-rooms/0.9.0/room-list', written))
  await act(async () => idle())
  await until(() => expect(said(), 'while another one is loaded').toBe('Written by the server'))
  await act(async () => idle())
  await act(async () => reject(new Error('offline')))
  await until(() => expect(said()).toEqual(listOf('Not everything')))
  expect(said()).toEqual(listOf('Written by the server'))
  expect(slot()?.dataset.slot, 'its styles are of that release').toBe('mf-rooms/0.9.0/room-list')
})

it('keeps no markup of another language, and loads the widget in its place', async () => {
  const { said, until, choose } = await mount({
    markup: written,
    load: (call, told) => (call < 2 ? broken() : loadedWidget(shows('List', told), '1.0.0')),
  })
  await act(async () => idle())
  await until(() => expect(said()).toEqual(listOf('Try again')))
  await choose('de')
  await until(() => expect(said()).toEqual(listOf('List')))
  expect(said()).not.toContain('Written by the server')
})

it('shows the widgets that remotes put into a place of the screen, as minor ones', async () => {
  const asked: string[] = []
  const federation = {
    hasWidget: async () => true,
    holdStyles: () => () => {},
    loadWidget: async (remote: string, widget: string) => {
      asked.push(`${remote} ${widget}`)
      return broken()
    },
  }
  const place = { name: 'home' as never, props: {} as never }
  const slots: Partial<Slots> = {
    place: () => '',
    prefetched: () => undefined,
    adopt: () => {},
    settled: () => {},
  }
  const mountNamed = (places: object | undefined) =>
    mountInShell(<NamedSlot {...place} />, {
      site: { federation: federation as never, places: places as never },
      slots,
    })
  const { page } = await mountNamed({
    slots: {
      home: [
        ['mf-spa', 'weather'],
        ['mf-sea', 'tides'],
      ],
    },
  })
  await act(async () => {})
  expect(asked).toEqual(['mf-spa weather', 'mf-sea tides'])
  expect(page.textContent, 'nothing is said of a minor one').toBe('')
  expect((await mountNamed(undefined)).page.textContent).toBe('')
})
