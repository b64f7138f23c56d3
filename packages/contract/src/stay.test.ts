import { describe, expect, it } from 'vitest'
import {
  addDays,
  dateInZone,
  hasDiscount,
  isCalendarDate,
  nightlyPriceCents,
  nightsBetween,
  nightsOf,
  stayTotal,
  toCents,
} from './stay.ts'

// zones with daylight saving time, with odd offsets, and at both ends of the day
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/St_Johns',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Colombo',
]

const inZone = <T>(zone: string, run: () => T): T => {
  const before = process.env.TZ
  process.env.TZ = zone
  try {
    return run()
  } finally {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  }
}

describe('isCalendarDate', () => {
  it.each(['2027-07-01', '2028-02-29', '2000-02-29', '2027-12-31', '0001-01-01'])('takes %s', (date) => {
    expect(isCalendarDate(date)).toBe(true)
  })

  it.each(['2027-02-29', '2027-02-30', '2100-02-29', '2027-13-01', '2027-00-10', '2027-04-31', '2027-7-1'])(
    'refuses %s',
    (date) => {
      expect(isCalendarDate(date)).toBe(false)
    },
  )

  it.each([
    '',
    '2027-07-01T00:00:00Z',
    ' 2027-07-01',
    '2027-07-01\n',
    '+02027-07-01',
    20270701,
    null,
    undefined,
  ])('refuses %j', (value) => {
    expect(isCalendarDate(value)).toBe(false)
  })
})

describe.each(zones)('nights, for a clock in %s', (zone) => {
  it('counts each once over both changes of the clock and the leap day', () => {
    inZone(zone, () => {
      expect(nightsBetween('2027-03-27', '2027-03-29')).toBe(2)
      expect(nightsBetween('2027-10-30', '2027-11-01')).toBe(2)
      expect(nightsBetween('2028-02-28', '2028-03-01')).toBe(2)
      expect(nightsBetween('2027-01-01', '2028-01-01')).toBe(365)
      expect(nightsBetween('2027-07-02', '2027-07-01')).toBe(-1)
    })
  })

  it('names every one by the date on which it begins', () => {
    inZone(zone, () => {
      expect(nightsOf('2028-02-28', '2028-03-02')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
      expect(nightsOf('2027-03-27', '2027-03-30')).toEqual(['2027-03-27', '2027-03-28', '2027-03-29'])
      expect(nightsOf('2027-07-01', '2027-07-01')).toEqual([])
    })
  })

  it('steps over the ends of months and years', () => {
    inZone(zone, () => {
      expect(addDays('2027-12-31', 1)).toBe('2028-01-01')
      expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
      expect(addDays('2027-07-01', 730)).toBe('2029-06-30')
    })
  })

  it('reads the date at the property from any clock', () => {
    inZone(zone, () => {
      expect(dateInZone(new Date('2027-06-01T18:29:59Z'), 'Asia/Colombo')).toBe('2027-06-01')
      expect(dateInZone(new Date('2027-06-01T18:30:00Z'), 'Asia/Colombo')).toBe('2027-06-02')
    })
  })
})

describe('the price', () => {
  it.each([
    [100, 80, true],
    [100, 100, false],
    [100, 120, false],
    [100, 0, false],
    [100, undefined, false],
  ])('of %d with %d has a discount: %s', (price, discount, real) => {
    expect(hasDiscount(price, discount)).toBe(real)
  })

  it('of a night is the discount where it is one', () => {
    expect(nightlyPriceCents({ priceCents: 7200, discountPriceCents: 6100 })).toBe(6100)
    expect(nightlyPriceCents({ priceCents: 7200, discountPriceCents: 9900 })).toBe(7200)
    expect(nightlyPriceCents({ priceCents: 7200 })).toBe(7200)
  })

  it('of a stay is counted in cents', () => {
    expect(stayTotal({ price: 61.1 }, '2027-07-01', '2027-07-04')).toBe(183.3)
    expect(stayTotal({ price: 72, discountPrice: 61.1 }, '2027-07-01', '2027-07-04')).toBe(183.3)
    expect(toCents(19.99 * 3)).toBe(5997)
  })

  it.each([
    [undefined, '2027-07-01', '2027-07-04'],
    [{ price: 0 }, '2027-07-01', '2027-07-04'],
    [{ price: 72 }, undefined, '2027-07-04'],
    [{ price: 72 }, '2027-07-01', undefined],
    [{ price: 72 }, '2027-07-04', '2027-07-04'],
    [{ price: 72 }, '2027-07-04', '2027-07-01'],
    [{ price: 72 }, '2027-02-30', '2027-03-04'],
  ])('cannot be said of %j from %s to %s', (room, checkIn, checkOut) => {
    expect(stayTotal(room, checkIn, checkOut)).toBe(0)
  })
})
