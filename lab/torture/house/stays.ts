import { hotel } from '@calm-rest/contract/hotel'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { benchRooms, makeBenchHouse } from '../../bench/api/bench-house.ts'
import type { Random } from '../../random.ts'

/** A house with the usual rooms and hundreds more, so that there is enough to book. */
export const makeHouse = makeBenchHouse

/** Nights among which guests choose: few enough that many want the same. */
const nights = 60

/** A stay of one to three nights in one of the many rooms; some guests want what others have. */
export const someStay = (random: Random, rooms = benchRooms.length) => {
  const { id, dollars } = benchRooms[Math.floor(random.between(0, rooms))] ?? { id: '', dollars: 0 }
  const length = Math.floor(random.between(1, 4))
  const today = dateInZone(new Date(), hotel.timeZone)
  const checkIn = addDays(today, 2 + Math.floor(random.between(0, nights)))
  return {
    ...{ firstName: 'Amara', lastName: 'Perera', email: 'amara@example.com', guests: 2 },
    ...{ checkIn, checkOut: addDays(checkIn, length), roomType: id, totalPrice: dollars * length },
    specialRequest: 'A late arrival, around eleven.',
  }
}

export type SomeStay = ReturnType<typeof someStay>
