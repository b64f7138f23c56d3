import { act, useState } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { mountInShell } from '../../testing/mount-page.fixture.tsx'
import { type LoggedEvent, useEventLog } from './use-event-log.ts'

const inFrame = {}
const EventOfNode = Event

beforeEach(() => {
  // before anything mounts, so that it runs last
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('location', { origin: 'https://calm.example' })
})

interface Handle {
  log: readonly LoggedEvent[]
  go: (page: string) => void
}

const frame = { current: { contentWindow: inFrame } as HTMLIFrameElement }

const Log = ({ handle }: { handle: Handle }) => {
  const [page, go] = useState('/one')
  handle.go = go
  handle.log = useEventLog(frame, page)
  return null
}

const mount = async () => {
  const handle = {} as Handle
  await mountInShell(<Log handle={handle} />)
  const say = (data: unknown, more: object = {}) =>
    act(async () => {
      const origin = 'https://calm.example'
      const message = Object.assign(new EventOfNode('message'), { source: inFrame, origin, data }, more)
      dispatchEvent(message)
    })
  return {
    say,
    hears: (name: string, more?: object) =>
      say({ source: 'calm-rest-playground', name, detail: { v: 1 } }, more),
    log: () => handle.log.map(({ number, name }) => `${number} ${name}`),
    last: () => handle.log.at(-1),
    go: (page: string) => act(async () => handle.go(page)),
  }
}

it('shows the last six events of the page in the frame, with their numbers', async () => {
  const { hears, log, last } = await mount()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await hears(name)
  expect(log()).toEqual(['2 b', '3 c', '4 d', '5 e', '6 f', '7 g'])
  expect(last()).toEqual({ number: 7, name: 'g', detail: { v: 1 } })
})

it('starts again with another page', async () => {
  const { hears, log, go } = await mount()
  await hears('a')
  await go('/two')
  expect(log()).toEqual([])
  await hears('b')
  expect(log()).toEqual(['1 b'])
})

it.each([
  ['another window', { source: {} }],
  ['another site', { origin: 'https://partner.example' }],
])('hears nothing of %s', async (_what, more) => {
  const { hears, log } = await mount()
  await hears('a', more)
  expect(log()).toEqual([])
})

it('hears no other message of the frame', async () => {
  const { say, log } = await mount()
  for (const data of [undefined, null, 'text', { source: 'devtools', name: 'a' }]) await say(data)
  expect(log()).toEqual([])
})
