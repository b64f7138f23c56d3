import { randomUUID } from 'node:crypto'
import { createApiClient } from '@calm-rest/client'
import { CommandFailed } from '@calm-rest/command'
import { addDays, dateInZone } from '@calm-rest/contract/stay'

/** A guest books two nights, in so many days, as the booking form does; returns the reference. */
export const book = async (origin: string, email: string, days = 30): Promise<string> => {
  const api = createApiClient({ origin, lang: () => 'en' })
  const checkIn = addDays(dateInZone(new Date(), 'Asia/Colombo'), days)
  const stay = { checkIn, checkOut: addDays(checkIn, 2), guests: 2 }
  const offered = await api.offers.list(stay)
  const [offer] = offered.ok ? offered.value.offers : []
  if (!offer) throw new CommandFailed(`There is no offer: ${JSON.stringify(offered)}`)
  const booked = await api.bookings.create(
    {
      firstName: 'Amara',
      lastName: 'Perera',
      email,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      guests: stay.guests,
      roomType: offer.roomId,
      totalPrice: offer.totalPrice,
    },
    { idempotencyKey: randomUUID() },
  )
  if (!booked.ok) throw new CommandFailed(`The booking was refused: ${JSON.stringify(booked.failure)}`)
  return booked.value.reference
}
