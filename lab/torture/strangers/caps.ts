import type { Answer } from '../load/client.ts'
import type { Figure } from '../scenario.ts'
import { countStatuses, faultsIn, type Property } from './property.ts'

/** Networks of strangers. */
const network = (n: number) => `203.0.${n}.7`
const elsewhere = '198.51.100.50'

interface Summary {
  count: number
  average: number
}

/** Nights of the stays, one after the other: more than the cap of a day, to its last night. */
const stays = [...Array<number>(40).fill(20), ...Array<number>(20).fill(1)]

const bookNights = async ({ ask, day }: Property) => {
  const rooms: { _id: string }[] = JSON.parse((await ask(elsewhere, '/api/rooms')).body)
  const answers = []
  for (const [n, nights] of stays.entries()) {
    const room = rooms[n % rooms.length]?._id
    const from = 60 + 20 * Math.floor(n / rooms.length)
    const stay = { checkIn: day(from), checkOut: day(from + nights), roomType: room, guests: 1 }
    const address = network(n % 4)
    const quoted = await ask(address, '/api/quotes', { method: 'POST', body: stay })
    const { totalPrice, quote } = JSON.parse(quoted.body)
    const guest = { firstName: 'A', lastName: 'Guest', email: `stay${n}@taken${n}.example` }
    answers.push(
      await ask(address, '/api/bookings', { method: 'POST', body: { ...stay, ...guest, totalPrice, quote } }),
    )
  }
  return answers
}

/** Books as a guest from another network, who confirms the address if asked. */
const bookHonestly = async ({ ask, day, mailedCode }: Property): Promise<Answer> => {
  const stay = { checkIn: day(20), checkOut: day(22), roomType: 'horizon-room', guests: 2 }
  const quoted = await ask(elsewhere, '/api/quotes', { method: 'POST', body: stay })
  const { totalPrice, quote } = JSON.parse(quoted.body)
  const guest = { firstName: 'Amara', lastName: 'Perera', email: 'amara@honest.example' }
  const body = { ...stay, ...guest, totalPrice, quote }
  const first = await ask(elsewhere, '/api/bookings', { method: 'POST', body })
  if (first.status !== 428) return first
  const { email } = guest
  await ask(elsewhere, '/api/bookings/address-code', { method: 'POST', body: { email } })
  const addressCode = await mailedCode(email)
  return ask(elsewhere, '/api/bookings', { method: 'POST', body: { ...body, addressCode } })
}

/** Number 7: global limits are used up by a few networks; guests elsewhere continue. */
export const fillCaps = async (property: Property): Promise<Figure[]> => {
  const { ask, isShort } = property
  const nights = await bookNights(property)
  const honest = await bookHonestly(property)

  const summary = async (): Promise<Summary> =>
    JSON.parse((await ask(elsewhere, '/api/testimonials/summary')).body)
  const firstPage = async (): Promise<{ rating: number }[]> =>
    JSON.parse((await ask(elsewhere, '/api/testimonials?limit=10')).body)
  const before = await summary()
  const reviews = []
  for (let n = 0; n < (isShort ? 40 : 120); n += 1)
    reviews.push(
      await ask(network(100 + (n % 7)), '/api/testimonials', {
        method: 'POST',
        body: {
          name: 'A guest',
          country: 'Nowhere',
          rating: 1,
          reviewTitle: `Bad ${n}`,
          review: `So bad ${n}`,
          roomType: 'standard',
          stayDuration: 2,
          date: new Date().toISOString(),
        },
      }),
    )
  const after = await summary()
  const shown = await firstPage()
  return [
    { what: '7: bookings of strangers that were taken', value: countStatuses(nights)[201] ?? 0, atLeast: 1 },
    {
      what: '7: guests elsewhere who can book, at once or with a code from their mail, of 1',
      value: honest.status === 201 ? 1 : 0,
      exactly: 1,
    },
    { what: '7: reviews of strangers that were sent', value: reviews.length, atLeast: 1 },
    { what: '7: mean of the reviews before', value: before.average },
    { what: '7: by how much it fell', value: before.average - after.average, atMost: 0.05 },
    {
      what: '7: reviews of strangers on the first page, of 10',
      value: shown.filter(({ rating }) => rating === 1).length,
      atMost: 5,
    },
    { what: '7: answers 5xx', value: faultsIn([...nights, honest, ...reviews]), exactly: 0 },
  ]
}
