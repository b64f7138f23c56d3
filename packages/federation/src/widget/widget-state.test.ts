import type { Result } from '@calm-rest/contract/api'
import type { LoadInput } from '@calm-rest/contract/widget'
import { expect, it } from 'vitest'
import { aHost, found, type RoomProps, roomWidget } from './room.fixture.tsx'
import { createWidgetState } from './widget-state.ts'

const data = { lang: 'en', words: { room: 'Room' }, result: { ok: true, value: 'loft' } } as const

/** A load whose responses the test releases in any order. */
const heldLoads = () => {
  const loads: { input: LoadInput<RoomProps>; answer: (result: Result<string>) => void }[] = []
  const load = (input: LoadInput<RoomProps>) =>
    new Promise<Result<string>>((answer) => loads.push({ input, answer }))
  return { loads, load }
}

const nothingMore = () => new Promise((resolve) => setTimeout(resolve))

it('starts with the given data, and loads nothing', async () => {
  const { loads, load } = heldLoads()
  const { host, events } = aHost()
  const state = createWidgetState(roomWidget(load), { props: { id: 'loft' }, data, host })
  state.start()
  await nothingMore()
  expect(state.getSnapshot()).toMatchObject({ lang: 'en', loaded: { status: 'ready', data: 'loft' } })
  expect([loads, events]).toEqual([[], []])
})

it('shows its words while its data loads, and is ready with both', async () => {
  const { loads, load } = heldLoads()
  const { host, events } = aHost()
  const state = createWidgetState(roomWidget(load), { props: { id: 'loft' }, host })
  expect(state.getSnapshot()).toMatchObject({ words: undefined, loaded: { status: 'loading' } })
  state.start()
  await expect.poll(() => state.getSnapshot().words?.t('room')).toBe('Room')
  expect([state.getSnapshot().loaded, events]).toEqual([{ status: 'loading' }, []])
  loads[0]?.answer({ ok: true, value: 'loft' })
  await expect.poll(() => events).toEqual([{ type: 'ready' }])
  expect(state.getSnapshot().loaded).toEqual({ status: 'ready', data: 'loft' })
})

it('loads again for props that need other data, and for no others', async () => {
  const { loads, load } = heldLoads()
  const state = createWidgetState(roomWidget(load), { props: { id: 'loft' }, data, host: aHost().host })
  state.update({ guests: 2 })
  expect(state.getSnapshot()).toMatchObject({ props: { id: 'loft', guests: 2 }, loaded: { status: 'ready' } })
  expect(loads).toEqual([])
  state.update({ id: 'suite' })
  expect(state.getSnapshot().loaded).toEqual({ status: 'loading' })
  expect(loads.map(({ input }) => input.props)).toEqual([{ id: 'suite', guests: 2 }])
})

it('keeps its data on the screen until the next language has loaded', async () => {
  const { host, events } = aHost()
  const state = createWidgetState(roomWidget(found), { props: { id: 'loft' }, data, host })
  state.update({ lang: 'de' })
  expect(state.getSnapshot()).toMatchObject({ lang: 'en', loaded: { status: 'ready' } })
  await expect.poll(() => events).toEqual([{ type: 'ready' }])
  expect(state.getSnapshot()).toMatchObject({ lang: 'de', loaded: { status: 'ready', data: 'loft' } })
  expect(state.getSnapshot().words?.t('room')).toBe('Zimmer')
})

it('does not let a late response replace a newer one', async () => {
  const { loads, load } = heldLoads()
  const { host, events } = aHost()
  const state = createWidgetState(roomWidget(load), { props: { id: 'loft' }, data, host })
  state.update({ id: 'suite' })
  state.update({ id: 'cabin' })
  expect(loads.map(({ input }) => input.signal.aborted)).toEqual([true, false])
  loads[1]?.answer({ ok: true, value: 'cabin' })
  await expect.poll(() => events).toHaveLength(1)
  loads[0]?.answer({ ok: true, value: 'suite' })
  await nothingMore()
  expect(state.getSnapshot().loaded).toEqual({ status: 'ready', data: 'cabin' })
})

it('reports a failure if its words cannot be loaded', async () => {
  const { host, events } = aHost()
  const definition = roomWidget(found)
  const words = { ...definition.words, en: () => Promise.reject(new Error('no words')) }
  createWidgetState({ ...definition, words }, { props: { id: 'loft' }, host }).start()
  await expect.poll(() => events).toEqual([{ type: 'failed', message: 'Error: no words' }])
})

it('reports nothing after it was stopped', async () => {
  const { loads, load } = heldLoads()
  const { host, events } = aHost()
  const state = createWidgetState(roomWidget(load), { props: { id: 'loft' }, host })
  let changes = 0
  state.subscribe(() => {
    changes += 1
  })
  state.start()
  state.stop()
  loads[0]?.answer({ ok: true, value: 'loft' })
  await nothingMore()
  expect([changes, events, loads[0]?.input.signal.aborted]).toEqual([0, [], true])
})
