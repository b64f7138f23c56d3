import type { PartnerRecord, Statement } from '@calm-rest/api/partners'
import { hotel } from '@calm-rest/contract/hotel'
import { toDollars } from '@calm-rest/contract/stay'
import { amountText } from '../table.ts'
import { table } from './table.ts'

const day = (moment: string) => moment.slice(0, 10)

export const listWords = (partners: readonly PartnerRecord[]) =>
  partners.length === 0
    ? 'No partners yet. The first: npm run partners -- add ID --origin ORIGIN'
    : table([
        ['id', 'name', 'status', 'since', 'origins'],
        ...partners.map((one) => [one.id, one.name, one.status, day(one.createdAt), one.origins.join(' ')]),
      ])

export const partnerWords = ({ id, name, status, createdAt, origins }: PartnerRecord) =>
  [
    `${id}  ${name}, ${status}, since ${day(createdAt)}`,
    ...origins.map((origin) => `  ${origin}`),
    ...(status === 'active'
      ? ['', `in its pages: partner="${id}"`, `as a link:    npm run partners -- link ${id}`]
      : []),
  ].join('\n')

const statementRows = ({ lines, totals }: Statement) => [
  ['reference', 'check-in', 'check-out', 'room', 'campaign', 'status', 'nights', hotel.currency],
  ...lines.map((line) => [
    line.reference,
    line.checkIn,
    line.checkOut,
    line.room,
    line.campaign ?? '',
    line.status,
    String(line.nights),
    amountText(toDollars(line.revenueCents)),
  ]),
  ['', '', '', '', '', 'total', String(totals.nights), amountText(toDollars(totals.revenueCents))],
]

export const statementWords = (statement: Statement) => {
  const { partner, month, totals, toCome } = statement
  const stays =
    totals.bookings === 0
      ? 'No stays.'
      : `${table(statementRows(statement), [6, 7])}\n\nbookings ${totals.bookings}, of them cancelled ${totals.cancelled}`
  return [
    `${partner.name} (${partner.id}): stays that end in ${month}`,
    stays,
    ...(toCome > 0 ? [`booked for later months: ${toCome}`] : []),
  ].join('\n\n')
}
