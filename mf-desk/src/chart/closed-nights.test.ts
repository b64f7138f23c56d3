import { expect, it } from 'vitest'
import { closedColumns, closedNights, closedOn, lastNight } from './closed-nights.ts'

it('merges closures that share a night, with their reasons, and separates those that only touch', () => {
  const closed = closedNights([
    { from: '2027-06-01', until: '2027-06-05', note: 'Monsoon' },
    { from: '2027-06-03', until: '2027-06-08', note: 'New roof' },
    { from: '2027-06-04', until: '2027-06-06', note: 'Monsoon' },
    { from: '2027-06-08', until: '2027-06-09', note: '' },
  ])
  expect(closed).toEqual([
    { from: '2027-06-01', until: '2027-06-08', reason: 'Monsoon · New roof' },
    { from: '2027-06-08', until: '2027-06-09', reason: '' },
  ])
  expect([closedOn(closed, '2027-06-07')?.reason, closedOn(closed, '2027-06-09')]).toEqual([
    'Monsoon · New roof',
    undefined,
  ])
})

it('names the last night, which is the one before the house opens', () => {
  expect(lastNight({ until: '2027-06-08' })).toBe('2027-06-07')
})

it('is clipped to the chart', () => {
  const closures = [{ from: '2027-06-01', until: '2027-06-08', note: 'Monsoon' }]
  const [closed] = closedColumns({ from: '2027-06-03', until: '2027-06-06', closures })
  expect(closed).toEqual({ from: '2027-06-01', until: '2027-06-08', reason: 'Monsoon', column: 0, nights: 3 })
})
