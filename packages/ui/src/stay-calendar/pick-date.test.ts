import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Choice, dateToChoose, rangeAt, refusalOf, stayFrom } from './pick-date.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const choice = (change: Partial<Choice> = {}): Choice => ({
  dateName: 'checkOut',
  dates: { checkIn: '2027-03-10', checkOut: '' },
  today: '2026-11-21',
  taken: new Set(['2027-03-14', '2027-03-15']),
  ...change,
})
const arriving = choice({ dateName: 'checkIn', dates: { checkIn: '', checkOut: '' } })

describe('a check-in', () => {
  it('cannot be a taken night, nor before today, nor after the last day', () => {
    expect(refusalOf('2027-03-14', arriving)).toEqual({ reason: 'taken', night: '2027-03-14' })
    expect(refusalOf('2026-11-20', arriving)).toEqual({ reason: 'in_the_past' })
    expect(refusalOf('2028-11-20', arriving)).toEqual({ reason: 'too_far_ahead' })
  })

  it('can be today, the day on which another stay ends, and the last day but one', () => {
    expect(refusalOf('2026-11-21', arriving)).toBeUndefined()
    expect(refusalOf('2027-03-16', arriving)).toBeUndefined()
    expect(refusalOf('2028-11-19', arriving)).toBeUndefined()
  })

  it('is refused nothing but taken nights where the date at the property is not known', () => {
    expect(refusalOf('2020-01-01', { ...arriving, today: undefined })).toBeUndefined()
  })
})

describe('a check-out', () => {
  it('can be the morning of a taken night, and no day after it', () => {
    expect(refusalOf('2027-03-14', choice())).toBeUndefined()
    expect(refusalOf('2027-03-15', choice())).toEqual({ reason: 'beyond_taken', night: '2027-03-14' })
    expect(refusalOf('2027-03-20', choice())).toEqual({ reason: 'beyond_taken', night: '2027-03-14' })
  })

  it.each(['2027-03-10', '2027-03-09'])('is after the check-in, not %s', (date) => {
    expect(refusalOf(date, choice())).toEqual({ reason: 'not_after_check_in' })
  })

  it('is at most ninety nights later, and on the last day at the latest', () => {
    const free = choice({ taken: new Set() })
    expect(refusalOf('2027-06-08', free)).toBeUndefined()
    expect(refusalOf('2027-06-09', free)).toEqual({ reason: 'stay_too_long' })
    const late = choice({ taken: new Set(), dates: { checkIn: '2028-11-19', checkOut: '' } })
    expect(refusalOf('2028-11-20', late)).toBeUndefined()
    expect(refusalOf('2028-11-21', late)).toEqual({ reason: 'too_far_ahead' })
  })
})

describe('the restrictions of days', () => {
  const day = (date: string, more: object) => [date, { day: date, price: 128, ...more }] as const
  const days = new Map([
    day('2027-03-10', { minNights: 3 }),
    day('2027-03-11', { closedToArrival: true }),
    day('2027-03-13', { closedToDeparture: true }),
  ])

  it('R-calendar-prices: forbids days on which no stay begins or ends, and stays that are too short', () => {
    expect(refusalOf('2027-03-11', { ...arriving, days })).toEqual({ reason: 'closed_to_arrival' })
    expect(refusalOf('2027-03-12', choice({ days }))).toEqual({ reason: 'stay_too_short', minNights: 3 })
    expect(refusalOf('2027-03-13', choice({ days }))).toEqual({ reason: 'closed_to_departure' })
    expect(refusalOf('2027-03-14', choice({ days }))).toBeUndefined()
  })

  it('R-calendar-prices: forbids a check-in whose shortest stay does not fit before a taken night, or the last day', () => {
    const three = new Map([
      day('2027-03-11', { minNights: 3 }),
      day('2027-03-12', { minNights: 3 }),
      day('2028-11-18', { minNights: 3 }),
    ])
    expect(refusalOf('2027-03-11', { ...arriving, days: three })).toBeUndefined()
    expect(refusalOf('2027-03-12', { ...arriving, days: three })).toEqual({
      reason: 'does_not_fit',
      minNights: 3,
      night: '2027-03-14',
    })
    expect(refusalOf('2027-03-13', { ...arriving, days: three })).toBeUndefined()
    expect(refusalOf('2028-11-18', { ...arriving, days: three })).toEqual({ reason: 'too_far_ahead' })
  })

  it('R-closures: says of a night that the property is closed in it, not that it is taken', () => {
    const closed = new Map([day('2027-03-14', { closed: true }), day('2027-03-12', { minNights: 3 })])
    const refused = { reason: 'property_closed', night: '2027-03-14' }
    expect(refusalOf('2027-03-14', { ...arriving, days: closed })).toEqual(refused)
    expect(refusalOf('2027-03-12', { ...arriving, days: closed })).toEqual(refused)
    expect(refusalOf('2027-03-15', choice({ days: closed }))).toEqual(refused)
    expect(refusalOf('2027-03-14', choice({ days: closed }))).toBeUndefined()
  })

  it('R-restrictions: asks for as many nights as each night of the stay, and those that it gets by being longer', () => {
    const through = new Map([
      day('2027-03-11', { minNightsThrough: 3 }),
      day('2027-03-12', { minNightsThrough: 4 }),
    ])
    const free = choice({ taken: new Set(), days: through })
    expect(refusalOf('2027-03-11', free)).toBeUndefined()
    expect(refusalOf('2027-03-12', free)).toEqual({ reason: 'stay_too_short', minNights: 4 })
    expect(refusalOf('2027-03-14', free)).toBeUndefined()
    expect(refusalOf('2027-03-11', { ...arriving, days: through })).toEqual({
      reason: 'does_not_fit',
      minNights: 4,
      night: '2027-03-14',
    })
  })

  it('reports first that a night is taken, since no other length would help', () => {
    const taken = new Set(['2027-03-11'])
    expect(refusalOf('2027-03-12', choice({ days, taken }))).toEqual({
      reason: 'beyond_taken',
      night: '2027-03-11',
    })
  })
})

describe('another check-in', () => {
  const dates = { checkIn: '2027-03-10', checkOut: '2027-03-14' }

  it('keeps a check-out that it still goes with', () => {
    expect(stayFrom('2027-03-12', choice({ dateName: 'checkIn', dates }))).toEqual({
      checkIn: '2027-03-12',
      checkOut: '2027-03-14',
    })
  })

  it.each(['2027-03-14', '2027-03-16'])('at %s begins a new stay', (checkIn) => {
    expect(stayFrom(checkIn, choice({ dateName: 'checkIn', dates }))).toEqual({ checkIn, checkOut: '' })
  })

  it('begins a new stay where a taken night lies between', () => {
    const after = { checkIn: '2027-03-16', checkOut: '2027-03-20' }
    expect(stayFrom('2027-03-10', choice({ dateName: 'checkIn', dates: after })).checkOut).toBe('')
  })

  it('is chosen first, from whichever field', () => {
    expect(dateToChoose('checkOut', { checkIn: '', checkOut: '' })).toBe('checkIn')
    expect(dateToChoose('checkOut', { checkIn: '2027-03-10', checkOut: '' })).toBe('checkOut')
    expect(dateToChoose('checkIn', dates)).toBe('checkIn')
  })
})

describe('where a day lies in the stay', () => {
  const dates = { checkIn: '2027-03-10', checkOut: '2027-03-12' }

  it('is the start, the end, or within the stay', () => {
    const days = ['2027-03-09', '2027-03-10', '2027-03-11', '2027-03-12', '2027-03-13']
    expect(days.map((day) => rangeAt(day, dates))).toEqual([undefined, 'start', 'within', 'end', undefined])
  })

  it('follows the day that one points at', () => {
    expect(rangeAt('2027-03-12', { ...dates, checkOut: '' }, '2027-03-13')).toBe('within')
    expect(rangeAt('2027-03-10', { ...dates, checkOut: '' })).toBe('only')
    expect(rangeAt('2027-03-12', { ...dates, checkIn: '' })).toBe('only')
  })
})

// zones at both ends of the day, and one whose clock changes on 28 March and 31 October 2027
describe.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin'])('in %s', (zone) => {
  it.each([
    ['the change to summer time', '2027-03-27', '2027-03-28', '2027-03-29'],
    ['the change from summer time', '2027-10-30', '2027-10-31', '2027-11-01'],
    ['the leap day', '2028-02-28', '2028-02-29', '2028-03-01'],
    ['the turn of the year', '2027-12-30', '2027-12-31', '2028-01-01'],
  ])('a taken night at %s ends a stay on its morning', (_, checkIn, night, after) => {
    vi.stubEnv('TZ', zone)
    const at = choice({ dates: { checkIn, checkOut: '' }, taken: new Set([night]) })
    expect(refusalOf(night, at)).toBeUndefined()
    expect(refusalOf(after, at)).toEqual({ reason: 'beyond_taken', night })
  })
})
