import { afterEach, describe, expect, it, vi } from 'vitest'
import { aRoom } from '../../room-picture/room.fixture.ts'
import { quoteOf } from './quote.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the price of a stay', () => {
  const dates = { checkIn: '2027-03-01', checkOut: '2027-03-04' }

  it('R-rule-total: is nights times the price of a night', () => {
    expect(quoteOf(aRoom(), dates)).toEqual({ nights: 3, nightly: 128, fullNightly: undefined, total: 384 })
  })

  it('takes the discount and remembers the price before it', () => {
    const quote = quoteOf(aRoom({ price: 72, discountPrice: 61 }), dates)
    expect(quote).toEqual({ nights: 3, nightly: 61, fullNightly: 72, total: 183 })
  })

  it.each([0, 72, 90])('ignores a discount price of %d on 72', (discountPrice) => {
    expect(quoteOf(aRoom({ price: 72, discountPrice }), dates)?.total).toBe(216)
  })

  it('does not lose a cent', () => {
    expect(quoteOf(aRoom({ price: 19.99 }), dates)?.total).toBe(59.97)
  })

  it.each([
    ['no room', undefined, dates],
    ['no check-in', aRoom(), { ...dates, checkIn: '' }],
    ['no check-out', aRoom(), { ...dates, checkOut: '' }],
    ['no night', aRoom(), { ...dates, checkOut: dates.checkIn }],
    ['no price', aRoom({ price: 0 }), dates],
  ])('cannot be said with %s', (_, room, stay) => {
    expect(quoteOf(room, stay)).toBeUndefined()
  })

  it('is the one that the server named, where it named one', () => {
    const quote = quoteOf(aRoom(), dates, 300)
    expect(quote).toEqual({ nights: 3, nightly: 100, fullNightly: undefined, total: 300 })
  })

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin', 'America/New_York'])(
    'counts nights by the calendar in %s: clocks and leap days do not matter',
    (zone) => {
      vi.stubEnv('TZ', zone)
      const nights = (checkIn: string, checkOut: string) => quoteOf(aRoom(), { checkIn, checkOut })?.nights
      expect(nights('2027-03-27', '2027-03-29')).toBe(2)
      expect(nights('2027-10-30', '2027-11-01')).toBe(2)
      expect(nights('2027-03-13', '2027-03-15')).toBe(2)
      expect(nights('2028-02-28', '2028-03-01')).toBe(2)
      expect(nights('2027-02-28', '2027-03-01')).toBe(1)
    },
  )
})
