import { expect, it } from 'vitest'
import { missingGlobal, publicMessage } from './failure-kind.ts'
import { createRenderFigures } from './render-figures.ts'

const list = { remote: 'mf-rooms', version: '1.0.0', widget: 'room-list' }

it('counts renders and failures of a widget, with the last reason and the 95th percentile', () => {
  const { rendered, failed, figures } = createRenderFigures(() => new Date(0))
  for (let ms = 1; ms <= 100; ms += 1) rendered(list, ms)
  failed(list, 'threw', 'Error: a')
  failed(list, 'late', 'b')
  expect(figures('mf-rooms', '1.0.0')).toEqual([
    {
      ...list,
      renders: 100,
      failures: 2,
      p95Ms: 95,
      last: { kind: 'late', message: 'b', at: '1970-01-01T00:00:00.000Z' },
    },
  ])
  expect(figures('mf-rooms', '1.1.0')).toEqual([])
})

it('forgets the slow renders of before after a hundred others', () => {
  const { rendered, figures } = createRenderFigures(() => new Date(0))
  for (let n = 0; n < 100; n += 1) rendered(list, 900)
  for (let n = 0; n < 100; n += 1) rendered(list, 5)
  expect(figures('mf-rooms', '1.0.0')[0]?.p95Ms).toBe(5)
})

it('stays within its bound, whatever is rendered', () => {
  const { failed, figures } = createRenderFigures(() => new Date(0))
  for (let n = 0; n < 3000; n += 1) failed({ ...list, widget: `widget-${n}` }, 'threw', '')
  expect(figures('mf-rooms', '1.0.0')).toHaveLength(1000)
})

it('shows nothing of what a guest gave', () => {
  const props = { id: 'horizon-room', stay: { checkIn: '2027-01-05' }, guests: 2 }
  const given = 'Error: horizon-room from 2027-01-05, ada@example.org, +94771234567'
  expect(publicMessage(given, { props, form: undefined })).toBe('Error: … from …, … +…')
  expect(publicMessage('Error: Ada', { props: {}, form: [['name', 'Ada']] })).toBe('')
})

it.each([
  ['ReferenceError: window is not defined', 'window'],
  ['TypeError: matchMedia is not a function', 'matchMedia'],
  ['Error: not today', undefined],
])('says of %j what a server lacks', (message, missing) => {
  expect(missingGlobal(message)).toBe(missing)
})
