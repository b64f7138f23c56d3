import { emptyDocument } from '@calm-rest/testing'
import { act } from 'react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { Slots } from '../../slots/slots.ts'
import { loadedWidget } from '../../testing/loaded-widget.fixture.ts'
import { mountInShell } from '../../testing/mount-page.fixture.tsx'
import { WidgetPage } from './widget-page.tsx'

beforeEach(() => {
  // before anything mounts, so that it runs last
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('Event', (emptyDocument().defaultView as Window & typeof globalThis).Event)
})

/** A widget that shows its props, and is ready where it is to be. */
const loadedAs = (version: string, told: string[], isReady: boolean) =>
  loadedWidget((into, { props, host }) => {
    const element = into as HTMLElement
    element.innerHTML = `<p>List ${JSON.stringify(props)}</p>`
    if (isReady) queueMicrotask(() => host.report({ type: 'ready' }))
    return { update: () => void told.push('update'), unmount: () => void told.push('unmount') }
  }, version)

interface Given {
  version?: string
  preview?: Record<string, string>
  isReady?: boolean
}

const mount = async (at: string, { version = '1.4.0', preview = {}, isReady = true }: Given = {}) => {
  const told: string[] = []
  const manifest = { version: '1.4.0', exampleProps: { 'room-list': { category: 'family' } }, exposes: {} }
  const federation = {
    releaseOf: (remote: string) => (remote === 'mf-rooms' ? { manifest } : undefined),
    holdStyles: () => () => {},
    loadWidget: async () => loadedAs(version, told, isReady),
  }
  const slots: Partial<Slots> = {
    place: () => '',
    prefetched: () => undefined,
    take: () => undefined,
    adopt: () => {},
    settled: () => {},
  }
  const view = await mountInShell(
    <Routes>
      <Route path="/widgets/:remote/:widget" element={<WidgetPage />} />
    </Routes>,
    { at, site: { federation: federation as never, preview }, slots },
  )
  await view.until(() => expect(view.page.querySelector('h1')).not.toBeNull())
  await act(async () => {})
  const instance = (number: number) =>
    view.page.querySelector<HTMLElement>(`[data-instance="${number}"]`) as HTMLElement
  const button = (number: number, name: string) =>
    [...instance(number).querySelectorAll('button')].find((one) => one.textContent === name) as HTMLElement
  return { ...view, told, instance, button }
}

it('shows a widget twice with its example props, and says of which release', async () => {
  const { outline } = await mount('/widgets/mf-rooms/room-list')
  expect(outline()).toMatchInlineSnapshot(`
    "h1: Widget page: room-list
    p: mf-rooms 1.4.0, twice on one page, as a visitor gets it.
    section 'Instance 1'
      div data-instance=1 data-mounted=true data-ready=true
        h2: Instance 1
        button type=button: Unmount
        button type=button: Update
        div data-slot=mf-rooms/1.4.0/room-list
          p: List {"category":"family"}
    section 'Instance 2'
      div data-instance=2 data-mounted=true data-ready=true
        h2: Instance 2
        button type=button: Unmount
        button type=button: Update
        div data-slot=mf-rooms/1.4.0/room-list
          p: List {"category":"family"}"
  `)
})

it('unmounts one, mounts it again, and updates it with equal props', async () => {
  const { told, instance, button, press, until } = await mount('/widgets/mf-rooms/room-list')
  await press(button(1, 'Update'))
  expect(told).toEqual(['update'])
  await press(button(1, 'Unmount'))
  expect(told).toEqual(['update', 'unmount'])
  expect(instance(1).dataset.mounted).toBe('false')
  expect(instance(1).hasAttribute('data-ready')).toBe(false)
  expect(instance(1).textContent).toBe('Instance 1Mount')
  expect(instance(2).textContent).toContain('List')
  await press(button(1, 'Mount'))
  expect(instance(1).textContent).toContain('List {"category":"family"}')
  await until(() => expect(instance(1).getAttribute('data-ready')).toBe('true'))
  expect(instance(1).getAttribute('data-mounted')).toBe('true')
})

it('does not call a widget ready that has not said so', async () => {
  const { instance } = await mount('/widgets/mf-rooms/room-list', { isReady: false })
  expect(instance(1).textContent).toContain('List')
  expect(instance(1).hasAttribute('data-ready')).toBe(false)
})

it.each(['/widgets/mf-rooms/nothing', '/widgets/mf-none/room-list', '/widgets/mf-rooms/nothing?alone'])(
  'says that there is no such widget: %s',
  async (at) => {
    const { page, instance } = await mount(at)
    expect(page.textContent).toContain('This page has no such widget')
    expect(instance(1) === null).toBe(true)
  },
)

it('shows a widget alone, in a theme, and tells which release is shown', async () => {
  const { outline } = await mount('/widgets/mf-rooms/room-list?alone&theme=dark')
  expect(outline()).toMatchInlineSnapshot(`
    "div data-shown=1.4.0
      h1: Widget page: room-list
      div data-slot=mf-rooms/1.4.0/room-list
        p: List {"category":"family"}"
  `)
  expect(document.documentElement.dataset.theme).toBe('dark')
})

it.each([
  ['light', 'light'],
  ['sepia', undefined],
])('knows two themes: %s', async (theme, expected) => {
  await mount(`/widgets/mf-rooms/room-list?alone&theme=${theme}`)
  expect(document.documentElement.dataset.theme).toBe(expected)
})

it.each([
  ['another release', '1.3.0', '1.4.0', true],
  ['the one that was asked for', '1.4.0', '1.4.0', false],
])('says in a comparison that it shows %s', async (_what, version, asked, isSaid) => {
  const { page } = await mount('/widgets/mf-rooms/room-list?alone', {
    version,
    preview: { 'mf-rooms': asked },
  })
  expect(page.querySelector('[role="alert"], [role="status"]') !== null).toBe(isSaid)
})
