import { expect, it } from 'vitest'
import { closureInWords, nightsInWords, promotionInWords, restrictionInWords } from './rule-words.ts'

it.each([
  ['2027-05-16', '2027-06-20', '16 May to 19 June 2027'],
  ['2027-07-02', '2027-07-05', '2 to 4 July 2027'],
  ['2027-12-24', '2027-12-25', '24 December 2027'],
  ['2027-12-30', '2028-01-03', '30 December 2027 to 2 January 2028'],
])('describes the nights from %s until %s by the last night', (from, until, words) => {
  expect(nightsInWords({ from, until })).toBe(words)
})

it('describes rules in words, for the audit log', () => {
  const span = { from: '2027-12-20', until: '2027-12-31' }
  expect(closureInWords({ ...span, note: 'Monsoon' })).toBe('20 to 30 December 2027, Monsoon')
  expect(closureInWords({ ...span, note: '' })).toBe('20 to 30 December 2027')
  expect(restrictionInWords({ ...span, weekdays: [5, 6], roomType: 'coral-suite', minNights: 3 })).toBe(
    '20 to 30 December 2027, Fri Sat, coral-suite: at least 3 nights, by the day of arrival',
  )
  expect(restrictionInWords({ ...span, binds: 'stay_through', minNights: 1, closedToArrival: true })).toBe(
    '20 to 30 December 2027, every room type: no arrival',
  )
  expect(promotionInWords({ code: 'CALM2027', percent: 10, maxUses: 5 })).toBe(
    'CALM2027, 10 % off, 5 times at most',
  )
  expect(promotionInWords({ code: 'CALM2027', amountCents: 550, bookUntil: '2027-06-30' })).toBe(
    'CALM2027, 5.50 USD off, until 2027-06-30',
  )
})

it('names every limit of a restriction, and whose stays it binds', () => {
  const span = { from: '2027-07-01', until: '2027-07-02' }
  expect(
    restrictionInWords({
      ...span,
      plan: 'early',
      binds: 'stay_through',
      maxNights: 5,
      closedToDeparture: true,
      minDaysAhead: 0,
      maxDaysAhead: 30,
    }),
  ).toBe(
    '1 July 2027, every room type, plan early: at most 5 nights, for each stay with one of the nights, ' +
      'no departure, at least 0 days ahead, at most 30 days ahead',
  )
})

it.each([
  [{ from: '2027-07-01', until: '2027-07-03' }, '1 to 2 July 2027'],
  [{ from: '2027-07-01' }, 'from 2027-07-01'],
  [{ until: '2027-07-03' }, 'nights before 2027-07-03'],
  [{ minNights: 1 }, 'at least 1 nights'],
])('names the stays of a promotion: %j', (stays, words) => {
  expect(promotionInWords({ code: 'CALM2027', percent: 10, ...stays })).toBe(`CALM2027, 10 % off, ${words}`)
})
