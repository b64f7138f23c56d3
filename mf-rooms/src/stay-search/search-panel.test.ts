import type { EventPort } from '@calm-rest/contract/widget'
import { expect, it } from 'vitest'
import { tellStay } from './search-panel.tsx'

const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04', guests: 2, children: '4, 9' }

it.each([
  ['a whole stay', stay, [stay]],
  ['fields that were emptied', {}, [{}]],
  ['dates that are none', { ...stay, checkOut: '2027-02-31' }, []],
  ['more guests than any room has', { ...stay, guests: 90 }, []],
])('tells of %s', (_, given, told) => {
  const sent: unknown[] = []
  const events = { send: (_, value) => void sent.push(value), on: () => () => {} } as EventPort
  tellStay(events, given)
  expect(sent).toEqual(told)
})

it('tells nobody where the page has no events', () => {
  expect(() => tellStay(undefined, stay)).not.toThrow()
})
