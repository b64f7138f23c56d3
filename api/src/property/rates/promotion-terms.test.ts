import { expect, it } from 'vitest'
import { isForRoom, promotionProblem } from './promotion-terms.ts'

// a Friday
const stay = { checkIn: '2027-07-02', checkOut: '2027-07-04', roomTypeIds: ['sea', 'loft'] }
const today = '2027-06-01'

it.each([
  ['nothing', {}, undefined],
  ['its last day to book', { bookUntil: '2027-06-01' }, undefined],
  ['a last day that is over', { bookUntil: '2027-05-31' }, 'code_over'],
  ['exactly these nights', { from: '2027-07-02', until: '2027-07-04' }, undefined],
  ['nights that begin later', { from: '2027-07-03' }, 'code_other_nights'],
  ['nights that end earlier', { until: '2027-07-03' }, 'code_other_nights'],
  ['the weekdays of all nights', { weekdays: [5, 6] }, undefined],
  ['the weekday of one night', { weekdays: [5] }, 'code_other_nights'],
  ['as many nights', { minNights: 2 }, undefined],
  ['more nights', { minNights: 3 }, 'code_more_nights'],
  ['one of its rooms', { roomTypes: ['loft'] }, undefined],
  ['another room', { roomTypes: ['tree'] }, 'code_other_room'],
  ['another room and other nights', { roomTypes: ['tree'], weekdays: [1] }, 'code_other_room'],
])('a code that is bound to %s', (_, terms, code) => {
  expect(promotionProblem({ code: 'MONSOON', percent: 10, ...terms }, stay, today)?.code).toBe(code)
})

it('takes something off the rooms that it names, or off all', () => {
  expect([isForRoom({ roomTypes: ['sea'] }, 'sea'), isForRoom({ roomTypes: ['sea'] }, 'loft')]).toEqual([
    true,
    false,
  ])
  expect(isForRoom({}, 'loft')).toBe(true)
})
