import type { Desk } from '@calm-rest/api/desk'
import { hotel } from '@calm-rest/contract/hotel'
import { amountText, table } from '../../table.ts'
import { propertyDay } from '../property-time.ts'
import type { Resource } from '../resource.ts'

export const guests: Resource = (resource, choose) => {
  resource
    .command('list')
    .description('everybody who booked or has an account, the latest stay first')
    .option('--search <text>', 'in names and addresses')
    .action(({ search }) =>
      choose(async ({ desk }) => {
        const guests = await desk.guests.list(search)
        const rows = guests.map((one) => [
          one.email,
          one.name,
          String(one.bookings),
          String(one.cancelled),
          amountText(one.total),
          one.lastStay ?? '',
          one.accountSince ? propertyDay(one.accountSince) : '',
        ])
        const names = ['email', 'name', 'bookings', 'cancelled', hotel.currency, 'last stay', 'account since']
        const text =
          rows.length === 0 ? 'None.' : table(names, rows, ['bookings', 'cancelled', hotel.currency])
        return { text, json: { guests } }
      }),
    )

  resource
    .command('export')
    .description('all that is stored about a guest, as JSON')
    .argument('<email>')
    .action((email) =>
      choose(async ({ desk }) => {
        const data = await dataOf(email, desk)
        return { text: JSON.stringify(data, null, 2), json: data }
      }),
    )

  resource
    .command('erase')
    .description('all that is stored about a guest; stays to come keep the name until the guest has left')
    .argument('<email>')
    .action((email) =>
      choose(async ({ desk, ask }) => {
        const { guest, bookings, messages, reviews } = await dataOf(email, desk)
        const counts = `${bookings.length} bookings, ${messages.length} messages, ${reviews.length} reviews`
        await ask(`Erase ${guest.email} with ${counts}${guest.accountSince ? ' and the account' : ''}?`)
        const erased = await desk.guests.erase(guest.email)
        const later = erased.later === 0 ? '' : `; ${erased.later} of stays to come when the guest has left`
        const counted = `${erased.bookings} bookings, ${erased.messages} messages, ${erased.reviews} reviews`
        return {
          text: `erased ${counted}${later}`,
          json: { erased },
        }
      }),
    )
}

/** With all bookings, what was paid for them and what the staff wrote, all messages with what was answered, and the reviews written by the links of stays. */
const dataOf = async (email: string, desk: Desk) => {
  const guest = await desk.guests.find(email)
  const messages = await desk.messages.ofGuest(guest.email)
  const withReplies = messages.map(async (message) => ({
    ...message,
    replies: await desk.messages.replies(message.id),
  }))
  const bookings = await desk.bookings.ofGuest(guest.email)
  const withDesk = bookings.map(async (booking) => ({
    ...booking,
    ...(await desk.guests.storedStay(booking)),
    payments: await desk.payments.ofStay(booking.reference),
  }))
  return {
    guest,
    bookings: await Promise.all(withDesk),
    messages: await Promise.all(withReplies),
    reviews: await desk.reviews.ofGuest(guest.email),
  }
}
