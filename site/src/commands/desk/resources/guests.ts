import { card, dollars, table } from '../../table.ts'
import { propertyDay } from '../property-time.ts'
import type { Resource } from '../resource.ts'
import { bookingTable } from './bookings.ts'
import { messageTable } from './messages.ts'

export const guests: Resource = (resource, choose) => {
  resource
    .command('list')
    .description('everybody who booked or has an account, the latest stay first')
    .option('--search <text>', 'in names and addresses')
    .action(({ search }) =>
      choose(async ({ desk }) => {
        const guests = await desk.guests.list(search)
        const rows = guests.map((one) => [
          ...[one.email, one.name, String(one.bookings), String(one.cancelled), dollars(one.total)],
          ...[one.lastStay ?? '', one.accountSince ? propertyDay(one.accountSince) : ''],
        ])
        const names = ['email', 'name', 'bookings', 'cancelled', 'USD', 'last stay', 'account since']
        const text = rows.length === 0 ? 'None.' : table(names, rows, ['bookings', 'cancelled', 'USD'])
        return { text, json: { guests } }
      }),
    )

  resource
    .command('show')
    .description('one guest with all bookings and messages')
    .argument('<email>')
    .action((email) =>
      choose(async ({ desk }) => {
        const guest = await desk.guests.find(email)
        const bookings = await desk.bookings.ofGuest(guest.email)
        const messages = await desk.messages.ofGuest(guest.email)
        const facts = card([
          ['email', guest.email],
          ['name', guest.name],
          ['account since', guest.accountSince && propertyDay(guest.accountSince)],
          ['confirmed', guest.emailConfirmedAt && propertyDay(guest.emailConfirmedAt)],
          ['USD', dollars(guest.total)],
        ])
        const lists = [`bookings\n${bookingTable(bookings)}`, `messages\n${messageTable(messages)}`]
        return { text: [facts, ...lists].join('\n\n'), json: { guest, bookings, messages } }
      }),
    )
}
