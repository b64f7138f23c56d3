import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseCheckIn, chooseCheckOut, completeStay, dateBounds, isWithin } from './stay-dates.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('choosing a check-out', () => {
  const dates = { checkIn: '2027-03-01', checkOut: '2027-03-04' }

  it('accepts the day after check-in', () => {
    expect(chooseCheckOut(dates, '2027-03-02')).toEqual({
      dates: { checkIn: '2027-03-01', checkOut: '2027-03-02' },
      outOfOrder: false,
    })
  })

  it.each(['2027-03-01', '2027-02-28'])('rejects %s and leaves the dates unchanged', (date) => {
    expect(chooseCheckOut(dates, date)).toEqual({ dates, outOfOrder: true })
  })

  it('accepts any date while the check-in is not chosen', () => {
    expect(chooseCheckOut({ checkIn: '', checkOut: '' }, '2027-03-01').dates.checkOut).toBe('2027-03-01')
  })

  it('clears a date', () => {
    expect(chooseCheckOut(dates, '').dates).toEqual({ checkIn: '2027-03-01', checkOut: '' })
  })
})

describe('choosing a check-in', () => {
  const dates = { checkIn: '2027-03-01', checkOut: '2027-03-04' }

  it('keeps a check-out that is still after it', () => {
    expect(chooseCheckIn(dates, '2027-03-03').dates).toEqual({
      checkIn: '2027-03-03',
      checkOut: '2027-03-04',
    })
  })

  it.each(['2027-03-04', '2027-03-09'])('at %s clears a check-out that is not after the check-in', (date) => {
    expect(chooseCheckIn(dates, date)).toEqual({ dates: { checkIn: date, checkOut: '' }, outOfOrder: true })
  })
})

describe('a complete stay', () => {
  it('needs two existing dates, in order', () => {
    expect(completeStay({ checkIn: '2027-03-01', checkOut: '2027-03-02' })).toBeDefined()
    expect(completeStay({ checkIn: '2027-03-01', checkOut: '' })).toBeUndefined()
    expect(completeStay({ checkIn: '2027-02-28', checkOut: '2027-02-30' })).toBeUndefined()
    expect(completeStay({ checkIn: '2027-03-02', checkOut: '2027-03-02' })).toBeUndefined()
  })
})

describe.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin', 'America/St_Johns'])(
  'bounds of the fields in %s',
  (zone) => {
    it.each([
      // the day after, across the changes of the clock in Berlin, a leap day and the turn of a year
      ['2027-03-27', '2027-03-28'],
      ['2027-10-30', '2027-10-31'],
      ['2028-02-28', '2028-02-29'],
      ['2027-02-28', '2027-03-01'],
      ['2026-12-31', '2027-01-01'],
    ])("begin at the property's today %s and the day after, %s", (today, tomorrow) => {
      vi.stubEnv('TZ', zone)
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
      const bounds = dateBounds('', today)
      expect(bounds.checkIn.min).toBe(today)
      expect(bounds.checkOut.min).toBe(tomorrow)
      expect(dateBounds(today, today).checkOut.min).toBe(tomorrow)
    })
  },
)

describe('bounds of the fields', () => {
  it('limit a stay to 90 nights, ending at most 730 days ahead', () => {
    expect(dateBounds('2027-01-01', '2026-11-21').checkOut.max).toBe('2027-04-01')
    expect(dateBounds('', '2026-11-21').checkOut.max).toBe('2028-11-20')
    expect(dateBounds('2028-11-01', '2026-11-21').checkOut.max).toBe('2028-11-20')
    expect(dateBounds('', '2026-11-21').checkIn.max).toBe('2028-11-19')
  })

  it('offer check-outs from tomorrow if the check-in is in the past', () => {
    expect(dateBounds('2020-01-01', '2026-11-21').checkOut.min).toBe('2026-11-22')
  })

  it('check only the order of dates if today is unknown', () => {
    expect(dateBounds('2027-01-01', undefined)).toEqual({
      checkIn: { min: undefined, max: undefined },
      checkOut: { min: '2027-01-02', max: '2027-04-01' },
    })
  })

  it('distinguish a complete date from one being typed', () => {
    const bounds = { min: '2026-11-21', max: '2028-11-20' }
    expect(isWithin('2027-01-01', bounds)).toBe(true)
    expect(isWithin('2026-11-20', bounds)).toBe(false)
    expect(isWithin('2028-11-21', bounds)).toBe(false)
    expect(isWithin('', bounds)).toBe(false)
    expect(isWithin('0202-07-01', { min: undefined, max: undefined })).toBe(false)
  })
})
