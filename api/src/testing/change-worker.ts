import { addDays, nightsBetween } from '@calm-rest/contract/stay'
import { openDesk } from '../desk/open-desk.ts'
import { placeOf } from './engine.ts'
import { say } from './say.ts'

/**
 * Changes the dates of two stays in a room with one unit, back and forth, until it is killed. Prints how often each was
 * changed as soon as that is acknowledged.
 */
const [dataDir = '', ...references] = process.argv.slice(2)
const dollars = 268
const now = () => new Date('2027-06-01T06:00:00Z')
const desk = await openDesk({ ...placeOf(dataDir), who: 'worker', now })

const change = async (reference: string, n: number) => {
  const { checkIn, checkOut } = await desk.bookings.find(reference)
  const until = nightsBetween(checkIn, checkOut) === 2 ? addDays(checkOut, 3) : addDays(checkIn, 2)
  const wanted = { checkIn, checkOut: until }
  await desk.bookings.change(reference, wanted, nightsBetween(checkIn, until) * dollars)
  say(`${reference} ${n}`)
}

for (let n = 1; ; n += 1) await Promise.all(references.map((reference) => change(reference, n)))
