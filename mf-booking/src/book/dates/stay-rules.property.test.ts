import { limits } from '@calm-rest/contract/limits'
import { addDays, nightsBetween, nightsOf } from '@calm-rest/contract/stay'
import { formatDate } from '@calm-rest/i18n'
import { refusalOf, stayFrom } from '@calm-rest/ui/stay-calendar'
import { array, assert, constantFrom, integer, property, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aRoom } from '../../room-picture/room.fixture.ts'
import { emptyDraft } from '../rules/draft.ts'
import { validate } from '../rules/validate.ts'
import { inNumbers } from './date-styles.ts'
import { anyDate, today } from './dates.fixture.ts'
import {
  chooseCheckIn,
  chooseCheckOut,
  completeStay,
  dateBounds,
  isWithin,
  latestDate,
} from './stay-dates.ts'
import { readTypedDate } from './typed-date.ts'

const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }

describe('any two dates', () => {
  it('make a stay only if the check-out is after the check-in, in whichever order they are chosen', () => {
    assert(
      property(anyDate, anyDate, anyDate, (checkIn, checkOut, next) => {
        const inOrder = next > checkIn
        expect(chooseCheckOut({ checkIn, checkOut }, next)).toEqual({
          dates: { checkIn, checkOut: inOrder ? next : checkOut },
          outOfOrder: !inOrder,
        })
        const stands = checkOut > next
        expect(chooseCheckIn({ checkIn, checkOut }, next)).toEqual({
          dates: { checkIn: next, checkOut: stands ? checkOut : '' },
          outOfOrder: !stands,
        })
        expect(completeStay({ checkIn, checkOut }) !== undefined).toBe(checkOut > checkIn)
      }),
    )
  })

  it('are rejected by the form exactly if they are outside the bounds of its fields', () => {
    assert(
      property(anyDate, anyDate, (checkIn, checkOut) => {
        const errors = validate({ ...emptyDraft(person), checkIn, checkOut }, { rooms: [aRoom()], today })
        expect(errors.checkIn?.code).toBe(checkIn < today ? 'in_the_past' : undefined)
        const tooLong = nightsBetween(checkIn, checkOut) > limits.nights.max
        const late = checkOut > latestDate(today)
        const code = late ? 'too_far_ahead' : tooLong ? 'stay_too_long' : undefined
        expect(errors.checkOut?.code).toBe(checkOut <= checkIn ? 'not_after_check_in' : code)
        if (checkIn < today) return
        expect(isWithin(checkOut, dateBounds(checkIn, today).checkOut)).toBe(errors.checkOut === undefined)
      }),
    )
  })
})

describe('any taken nights', () => {
  const someNights = uniqueArray(integer({ min: 0, max: 60 }), { maxLength: 12 }).map(
    (days) => new Set(days.map((day) => addDays(today, day))),
  )
  const nearDate = integer({ min: 0, max: 60 }).map((days) => addDays(today, days))

  it('exclude stays that contain one of them, but not a departure on the morning of one', () => {
    assert(
      property(someNights, nearDate, nearDate, (taken, checkIn, checkOut) => {
        const begin = refusalOf(checkIn, {
          dateName: 'checkIn',
          dates: { checkIn: '', checkOut: '' },
          today,
          taken,
        })
        expect(begin).toEqual(taken.has(checkIn) ? { reason: 'taken', night: checkIn } : undefined)
        if (checkOut <= checkIn) return
        const choice = { dateName: 'checkOut', dates: { checkIn, checkOut: '' }, today, taken } as const
        const night = nightsOf(checkIn, checkOut).find((one) => taken.has(one))
        expect(refusalOf(checkOut, choice)).toEqual(night && { reason: 'beyond_taken', night })
      }),
    )
  })

  it('are in no stay after another check-in was chosen', () => {
    assert(
      property(someNights, nearDate, nearDate, nearDate, (taken, before, checkOut, checkIn) => {
        const dates = { checkIn: before, checkOut }
        const stay = completeStay(stayFrom(checkIn, { dateName: 'checkIn', dates, today, taken }))
        if (stay) expect(nightsOf(stay.checkIn, stay.checkOut).filter((one) => taken.has(one))).toEqual([])
      }),
    )
  })
})

describe('any number of guests', () => {
  it('is rejected exactly if the room sleeps fewer', () => {
    const count = integer({ min: 1, max: 8 })
    const stay = { checkIn: '2027-03-01', checkOut: '2027-03-04' }
    assert(
      property(count, count, (guests, sleeps) => {
        const room = aRoom({ guests: sleeps })
        const errors = validate({ ...emptyDraft(person), ...stay, guests }, { rooms: [room], today })
        expect(errors).toEqual(guests > sleeps ? { guests: { code: 'over_capacity' } } : {})
      }),
    )
  })
})

describe('any written date', () => {
  it('is parsed as the same date in its language', () => {
    assert(
      property(constantFrom('en', 'de', 'zh'), anyDate, (lang, date) => {
        expect(readTypedDate(lang, formatDate(lang, date, inNumbers))).toEqual({ date })
        expect(readTypedDate(lang, date)).toEqual({ date })
      }),
    )
  })

  it('is invalid with letters in between', () => {
    assert(
      property(
        anyDate,
        array(constantFrom('a', 'ß', 'x'), { minLength: 1, maxLength: 3 }),
        (date, letters) => {
          expect(readTypedDate('en', date.replace('-', letters.join('')))).toEqual({ problem: 'unreadable' })
        },
      ),
    )
  })
})
