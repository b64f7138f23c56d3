import { addDays, dateInZone } from '@calm-rest/contract/stay'
import type { Random } from '@calm-rest/testing/random'
import { manyRooms } from '../many-rooms.ts'

/** Range of nights: few enough that many guests want the same. */
const nights = 60

/** A stay of one to three nights in one of the many rooms; some stays overlap. */
export const randomStay = (random: Random, rooms = manyRooms.length) => {
  const { id, dollars } = manyRooms[Math.floor(random.between(0, rooms))] ?? { id: '', dollars: 0 }
  const length = Math.floor(random.between(1, 4))
  const today = dateInZone(new Date(), 'Asia/Colombo')
  const checkIn = addDays(today, 2 + Math.floor(random.between(0, nights)))
  return {
    firstName: 'Amara',
    lastName: 'Perera',
    email: 'amara@example.com',
    guests: 2,
    checkIn,
    checkOut: addDays(checkIn, length),
    roomType: id,
    totalPrice: dollars * length,
    specialRequest: 'A late arrival, around eleven.',
  }
}

export type RandomStay = ReturnType<typeof randomStay>
