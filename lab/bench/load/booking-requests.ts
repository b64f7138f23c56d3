import { randomUUID } from 'node:crypto'
import { addDays, type CalendarDate } from '@calm-rest/contract/stay'

interface BookedRoom {
  id: string
  dollars: number
}

/** Number of client addresses; each has limits of its own. */
const guests = 64

const bodyOf = ({ id, dollars }: BookedRoom, checkIn: CalendarDate) =>
  JSON.stringify({
    firstName: 'Amara',
    lastName: 'Perera',
    email: 'amara@example.com',
    checkIn,
    checkOut: addDays(checkIn, 1),
    guests: 2,
    roomType: id,
    specialRequest: 'A late arrival, around eleven.',
    totalPrice: dollars,
  })

/** Returns booking requests, each for another room and night, so that every one is accepted. */
export const bookingRequests = (rooms: readonly BookedRoom[], firstNight: CalendarDate, nights: number) => {
  let count = 0
  return (): Buffer | undefined => {
    const room = rooms[count % rooms.length]
    const night = Math.floor(count / rooms.length)
    if (!room || night >= nights) return undefined
    count += 1
    const body = bodyOf(room, addDays(firstNight, night))
    return Buffer.from(
      [
        'POST /api/bookings HTTP/1.1',
        'Host: localhost',
        `X-Forwarded-For: 10.0.0.${1 + (count % guests)}`,
        'Sec-Fetch-Site: same-origin',
        'Content-Type: application/json',
        `Idempotency-Key: ${randomUUID()}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    )
  }
}
