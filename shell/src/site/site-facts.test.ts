import type { PropertyTerms } from '@calm-rest/contract/api'
import { expect, it } from 'vitest'
import { areSpecified } from './site-facts.ts'

const termsOf = (change: object = {}, plan: object = {}) =>
  Object.assign(
    {
      plans: [Object.assign({ cancellation: { kind: 'hours_after_booking', hours: 24 } }, plan)],
      breakfast: 'included',
      addedCharges: [],
    },
    change,
  ) as unknown as PropertyTerms

it('knows the terms of the specification', () => {
  expect(areSpecified(termsOf())).toBe(true)
  expect(areSpecified(termsOf({ plans: [] }))).toBe(true)
})

it.each([
  ['no breakfast', { breakfast: 'none' }, {}],
  ['a tax on top', { addedCharges: ['Green tax'] }, {}],
  ['other hours', {}, { cancellation: { kind: 'hours_after_booking', hours: 48 } }],
  ['days before arrival', {}, { cancellation: { kind: 'days_before_arrival', hours: 24, days: 3 } }],
  ['words of its own', {}, { policy: { en: 'Paid at once.' } }],
])('knows other terms by %s', (_what, change, plan) => {
  expect(areSpecified(termsOf(change, plan))).toBe(false)
})
