import { card, dollars, table } from '../../table.ts'
import { type Command, first, type Thing } from '../command.ts'
import { dayAtHouse } from '../moments.ts'
import { bookingTable } from './bookings.ts'
import { messageTable } from './messages.ts'

const list: Command = {
  takes: '[--search TEXT]',
  args: [0, 0],
  options: ['search'],
  does: 'everybody who booked or has an account, the latest stay first',
  run: async ({ values: { search } }, { desk }) => {
    const guests = await desk.guests.list(search)
    const rows = guests.map((one) => [
      ...[one.email, one.name, String(one.bookings), String(one.cancelled), dollars(one.total)],
      ...[one.lastStay ?? '', one.accountSince ? dayAtHouse(one.accountSince) : ''],
    ])
    const names = ['email', 'name', 'bookings', 'cancelled', 'USD', 'last stay', 'account since']
    const text = rows.length === 0 ? 'None.' : table(names, rows, ['bookings', 'cancelled', 'USD'])
    return { text, json: { guests } }
  },
}

const show: Command = {
  takes: 'EMAIL',
  args: [1, 1],
  options: [],
  does: 'one guest with all bookings and messages',
  run: async (given, { desk }) => {
    const guest = await desk.guests.find(first(given))
    const bookings = await desk.bookings.ofGuest(guest.email)
    const messages = await desk.messages.ofGuest(guest.email)
    const facts = card([
      ['email', guest.email],
      ['name', guest.name],
      ['account since', guest.accountSince && dayAtHouse(guest.accountSince)],
      ['confirmed', guest.emailConfirmedAt && dayAtHouse(guest.emailConfirmedAt)],
      ['USD', dollars(guest.total)],
    ])
    const parts = [facts, `bookings\n${bookingTable(bookings)}`, `messages\n${messageTable(messages)}`]
    return { text: parts.join('\n\n'), json: { guest, bookings, messages } }
  },
}

export const guests: Thing = { list, show }
