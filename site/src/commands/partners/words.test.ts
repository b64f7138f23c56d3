import type { NoticeDelivery, NoticeState, Statement } from '@calm-rest/api/partners'
import { expect, it } from 'vitest'
import { noticesWords, noticeWays } from './notice-words.ts'
import { statementWords } from './words.ts'

const line = {
  reference: 'CR-1',
  bookedAt: '2027-06-01T06:00:00.000Z',
  checkIn: '2027-07-01',
  checkOut: '2027-07-04',
  room: 'Lighthouse Suite',
  campaign: null,
  source: 'origin',
  status: 'confirmed',
  nights: 3,
  revenueCents: 70_500,
} as const

const statement: Statement = {
  partner: { id: 'alpin-tours', name: 'Alpin' },
  month: '2027-07',
  totals: { bookings: 2, cancelled: 1, nights: 3, revenueCents: 70_500 },
  lines: [
    line,
    { ...line, reference: 'CR-20', campaign: 'summer', status: 'cancelled', nights: 0, revenueCents: 0 },
  ],
  toCome: 4,
}

it('lists the stays of a month with figures below each other, their sums, and how many are still to come', () => {
  expect(statementWords(statement).split('\n')).toEqual([
    'Alpin (alpin-tours): stays that end in 2027-07',
    '',
    'reference  check-in    check-out   room              campaign  status     nights     USD',
    'CR-1       2027-07-01  2027-07-04  Lighthouse Suite            confirmed       3  705.00',
    'CR-20      2027-07-01  2027-07-04  Lighthouse Suite  summer    cancelled       0    0.00',
    '                                                               total           3  705.00',
    '',
    'bookings 2, of them cancelled 1',
    '',
    'booked for later months: 4',
  ])
})

const notice = {
  id: 'ntc_1',
  createdAt: '2027-06-01T06:00:00.000Z',
  type: 'booking.created',
  reference: 'CR-1',
}
const delivery = (given: Partial<NoticeDelivery>) =>
  ({ notice, state: 'delivered', at: '2027-06-01T06:00:09.000Z', attempts: 1, ...given }) as NoticeDelivery

it('lists notices with how each went', () => {
  const listed = noticesWords([
    delivery({}),
    delivery({ state: 'waiting', attempts: 12, error: 'http_500' }),
    delivery({ state: 'given_up', error: 'timeout' }),
  ])
  expect(listed.split('\n')).toEqual([
    'notice  written               type             booking  state        at                    attempts  failure',
    'ntc_1   2027-06-01 06:00 UTC  booking.created  CR-1     delivered    2027-06-01 06:00 UTC         1',
    'ntc_1   2027-06-01 06:00 UTC  booking.created  CR-1     waits until  2027-06-01 06:00 UTC        12  http_500',
    'ntc_1   2027-06-01 06:00 UTC  booking.created  CR-1     given up     2027-06-01 06:00 UTC         1  timeout',
  ])
})

it('says who ended the notices of a partner', () => {
  const state: NoticeState = {
    way: 'webhook',
    address: 'https://a.example',
    lang: 'en',
    since: '2027-06-01T06:00:00.000Z',
    endedAt: '2027-06-02T07:30:00.000Z',
    endedBy: 'partner',
  }
  const words = 'on 2027-06-02 07:30 UTC, before that by webhook to https://a.example'
  expect(noticeWays(state)).toBe(`notices:      none: its server wants no more ${words}`)
  expect(noticeWays({ ...state, endedBy: 'owner' })).toBe(`notices:      none: turned off ${words}`)
})
