import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { beforeEach, expect, it } from 'vitest'
import { openSiteState } from '../site-state.ts'
import { createVitals, type WidgetVisit } from './vitals.ts'

let vitals: ReturnType<typeof createVitals>
let count = 0

beforeEach(() => {
  const state = openSiteState(temporaryFolder('vitals'))
  whenDone(state.close)
  vitals = createVitals(state)
})

/** A page view of its own, in a network of its own. */
const visit = (own: Partial<WidgetVisit> = {}): WidgetVisit => {
  count += 1
  return {
    remote: 'mf-rooms',
    version: '1.0.0',
    widget: 'room-list',
    channel: 'stable',
    composition: 'abc',
    view: `view ${count}`,
    network: `network ${count}`,
    at: '2027-06-01T12:00:00.000Z',
    handlerErrors: 0,
    rejections: 0,
    ...own,
  }
}

it('summarises a release, as a whole and by widget, with its measurements', () => {
  vitals.add(visit({ view: 'a', lcpMs: 1700, inpMs: 20, cls: 0 }))
  vitals.add(
    visit({ view: 'a', widget: 'stay-search', inpMs: 90, handlerErrors: 2, error: 'Error entry.js:1:2' }),
  )
  vitals.add(visit({ view: 'b', lcpMs: 1700, cls: 0 }))
  const { whole, widgets, errors } = vitals.summary('mf-rooms', '1.0.0')
  expect(whole).toMatchObject({
    views: 2,
    p75: { lcpMs: { views: 2, value: 1725 }, inpMs: { views: 1, high: 104 }, cls: { value: 0 } },
    failed: { value: 0.5 },
    handlerErrors: 2,
  })
  expect(whole.p75).not.toHaveProperty('loadMs')
  expect(widgets.map(({ widget, views }) => [widget, views])).toEqual([
    ['room-list', 2],
    ['stay-search', 1],
  ])
  expect(errors).toMatchObject([{ error: 'Error entry.js:1:2', views: 1, composition: 'abc' }])
})

it('counts a page view once, whatever it reports later', () => {
  expect(vitals.add(visit({ view: 'a', inpMs: 20 }))).toBe('counted')
  expect(vitals.add(visit({ view: 'a', inpMs: 2000 }))).toBe('ignored')
  expect(vitals.summary('mf-rooms', '1.0.0').whole.p75.inpMs).toMatchObject({ views: 1, high: 24 })
})

it('stores ten page views of one network, and those of others', () => {
  const added = Array.from({ length: 40 }, () => vitals.add(visit({ network: 'one' })))
  expect(added.filter((each) => each === 'counted')).toHaveLength(10)
  expect(vitals.add(visit())).toBe('counted')
  expect(vitals.summary('mf-rooms', '1.0.0').whole.views).toBe(11)
})

it('stores ten more of a network once something else is live', () => {
  const morning = '2027-06-01T08:00:00.000Z'
  const noon = '2027-06-01T12:00:00.000Z'
  for (let view = 0; view < 10; view += 1) vitals.add(visit({ network: 'one', at: morning }))
  expect(vitals.add(visit({ network: 'one', at: noon }), morning)).toBe('ignored')
  expect(vitals.add(visit({ network: 'one', at: noon }), noon)).toBe('counted')
})

it('keeps previews out of guests’ figures', () => {
  vitals.add(visit({ channel: 'preview', handlerErrors: 1, error: 'Error entry.js:1:2' }))
  const { whole, widgets, errors } = vitals.summary('mf-rooms', '1.0.0')
  expect([whole.views, widgets, errors]).toEqual([0, [], []])
  expect(vitals.visits('mf-rooms', '1.0.0', '')).toEqual([])
})

it('compares page views by their worst widget, oldest first', () => {
  const noon = '2027-06-01T12:00:00.000Z'
  const later = '2027-06-01T13:00:00.000Z'
  vitals.add(visit({ view: 'b', network: 'two', at: later }))
  vitals.add(visit({ view: 'a', network: 'one', at: noon, inpMs: 20 }))
  vitals.add(visit({ view: 'a', network: 'one', at: noon, widget: 'stay-search', inpMs: 90, rejections: 1 }))
  expect(vitals.visits('mf-rooms', '1.0.0', noon)).toEqual([
    { network: 'one', at: noon, inp: 6, hasFailed: true },
    { network: 'two', at: later, inp: null, hasFailed: false },
  ])
  expect(vitals.visits('mf-rooms', '1.0.0', later)).toHaveLength(1)
})

it('deletes a page view with its network after seven days', () => {
  vitals.add(visit({ at: '2027-06-01T00:00:00.000Z' }))
  vitals.add(visit({ at: '2027-06-08T00:00:00.000Z' }))
  expect(vitals.summary('mf-rooms', '1.0.0').whole.views).toBe(2)
  vitals.add(visit({ at: '2027-06-08T00:00:00.001Z' }))
  expect(vitals.summary('mf-rooms', '1.0.0').whole.views).toBe(2)
})
