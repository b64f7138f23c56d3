import type { Statement } from '@calm-rest/api/partners'
import { expect, it } from 'vitest'
import { statementCsv } from './csv.ts'

const line = {
  bookedAt: '2027-06-01T06:00:00.000Z',
  checkIn: '2027-07-01',
  room: 'Lighthouse Suite',
  campaign: '-50',
  source: 'origin',
  status: 'confirmed',
} as const

const statement: Statement = {
  partner: { id: 'alpin-tours', name: '=cmd, "Tours"' },
  month: '2027-07',
  totals: { bookings: 2, cancelled: 1, nights: 3, revenueCents: 70_500 },
  lines: [
    { ...line, reference: 'CR-1', checkOut: '2027-07-04', nights: 3, revenueCents: 70_500 },
    {
      ...line,
      source: 'link',
      status: 'cancelled',
      campaign: null,
      reference: 'CR-2',
      checkOut: '2027-07-05',
      nights: 0,
      revenueCents: 0,
    },
  ],
  toCome: 0,
}

it('has a row for each booking and their sums, with as many cells in each', () => {
  const csv = statementCsv(statement)
  const rows = csv.replaceAll(`"'=cmd, ""Tours"""`, 'NAME').trimEnd().split('\r\n')
  expect(rows).toEqual([
    '\ufeffmonth,partner,name,reference,booked_at,check_in,check_out,room,campaign,source,status,bookings,cancelled,nights,revenue_cents,currency',
    "2027-07,alpin-tours,NAME,CR-1,2027-06-01T06:00:00.000Z,2027-07-01,2027-07-04,Lighthouse Suite,'-50,origin,confirmed,1,0,3,70500,USD",
    '2027-07,alpin-tours,NAME,CR-2,2027-06-01T06:00:00.000Z,2027-07-01,2027-07-05,Lighthouse Suite,,link,cancelled,1,1,0,0,USD',
    '2027-07,alpin-tours,NAME,total,,,,,,,,2,1,3,70500,USD',
  ])
  expect(new Set(rows.map((row) => row.split(',').length))).toEqual(new Set([16]))
})
