import type { Host, WidgetEvent } from '@calm-rest/contract/widget'
import { act } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { DocumentHeadContext } from '../head/document-head.ts'
import { mountInShell } from '../testing/mount-page.fixture.tsx'
import { useHostPort } from './use-host-port.ts'

beforeEach(() => {
  // before anything mounts, so that it runs last
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('location', { pathname: '/', hash: '', search: '' })
  vi.stubGlobal('history', { state: { idx: 0 }, replaceState: () => {} })
})

const Port = ({ handle, onEvent }: { handle: { host?: Host }; onEvent: (event: WidgetEvent) => void }) => {
  handle.host = useHostPort(onEvent)
  return null
}

const mount = async (at: string) => {
  const handle: { host?: Host } = {}
  const events: WidgetEvent[] = []
  const subjectNamed = vi.fn()
  const view = await mountInShell(
    <DocumentHeadContext value={{ subjectNamed, screenShown: () => {} }}>
      <Port handle={handle} onEvent={(event) => void events.push(event)} />
    </DocumentHeadContext>,
    { at },
  )
  const host = handle.host as Host
  return {
    ...view,
    host,
    events,
    subjectNamed,
    now: () => handle.host,
    go: (...to: Parameters<Host['navigate']>) => act(async () => host.navigate(...to)),
  }
}

it('goes to screens, with the language where the address has it', async () => {
  const { host, go, address } = await mount('/rooms')
  expect(host.href({ screen: 'room', id: 'loft' })).toBe('/rooms/loft')
  expect(host.href({ screen: 'back' })).toBe('/')
  await go({ screen: 'room', id: 'loft' })
  expect(address()).toBe('/rooms/loft')
  const german = await mount('/rooms?lang=en')
  expect(german.host.href({ screen: 'room', id: 'loft' })).toBe('/rooms/loft?lang=en')
  expect(german.host.href({ screen: 'back' })).toBe('/?lang=en')
  await german.go({ screen: 'contact' })
  expect(german.address()).toBe('/contact?lang=en')
})

it('goes back where the visit began elsewhere on the site, in place of a screen that it replaced', async () => {
  Object.assign(history, { state: { idx: 2 } })
  const { go, address } = await mount('/rooms')
  await go({ screen: 'contact' })
  await go({ screen: 'room', id: 'loft' }, { replace: true })
  await go({ screen: 'back' })
  expect(address()).toBe('/rooms')
})

it('goes back by one screen', async () => {
  Object.assign(history, { state: { idx: 1 } })
  const { go, address } = await mount('/rooms')
  await go({ screen: 'contact' })
  await go({ screen: 'room', id: 'loft' })
  await go({ screen: 'back' })
  expect(address()).toBe('/contact')
})

it.each([
  ['/rooms/loft', '/rooms/'],
  ['/rooms/loft/', '/rooms/'],
  ['/rooms', '/'],
])('goes back from %s, where the visit began, to %s', async (pathname, to) => {
  Object.assign(location, { pathname })
  const { go, address } = await mount(pathname)
  await go({ screen: 'back' })
  expect(address()).toBe(to)
})

it('has no state of a browser to go back by, and goes up', async () => {
  Object.assign(history, { state: null })
  Object.assign(location, { pathname: '/rooms/loft' })
  const { go, address } = await mount('/rooms/loft')
  await go({ screen: 'back' })
  expect(address()).toBe('/rooms/')
})

it('tells the screen of each event, and the head of the subject alone', async () => {
  const { host, events, subjectNamed } = await mount('/rooms/loft')
  host.report({ type: 'ready' })
  host.report({ type: 'titled', title: 'Loft' })
  expect(events.map(({ type }) => type)).toEqual(['ready', 'titled'])
  expect(subjectNamed.mock.calls).toEqual([[{ type: 'titled', title: 'Loft' }]])
})

it('says the language of now, and stays the same host', async () => {
  const { host, language, now } = await mount('/rooms')
  expect(host.lang).toBe('en')
  await act(async () => language.getState().languageChosen('zh'))
  expect(host.lang).toBe('zh')
  expect(now()).toBe(host)
})
