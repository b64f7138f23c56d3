import { expect, it } from 'vitest'
import { manifestOf } from '../manifest.fixture.ts'
import { liveEvents } from './live-events.ts'

it('lists the events of live releases by name', () => {
  const schema = { type: 'object' as const, properties: {} }
  const own = (...names: string[]) => ({
    sends: names,
    hears: [],
    own: Object.fromEntries(names.map((name) => [name, schema])),
  })
  const live = new Map([
    ['mf-yoga', Object.assign(manifestOf('2.0.0'), { events: own('mf-yoga/b@1', 'mf-yoga/a@1') })],
    ['mf-spa', Object.assign(manifestOf('1.0.0'), { events: own('mf-spa/seat@1') })],
    ['mf-rooms', manifestOf('1.0.0')],
  ])
  const remotes = () => [...live.keys(), 'mf-new']
  expect(liveEvents({ remotes, readStable: (remote) => live.get(remote) })).toEqual([
    { name: 'mf-spa/seat@1', version: '1.0.0', schema },
    { name: 'mf-yoga/a@1', version: '2.0.0', schema },
    { name: 'mf-yoga/b@1', version: '2.0.0', schema },
  ])
})
