import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone } from '@calm-rest/contract/stay'
import type { Database } from '../database/database.ts'

const minuteMs = 60_000

/** Of all that is answered from memory. */
export interface Version {
  now(): string
  /** The same for all requests that came together, but for what is written in between. */
  thisTurn(): string
}

/** Changes with every write, and with the day at the house: tonight can be booked no more tomorrow. */
export const createVersion = ({ changes }: Pick<Database, 'changes'>, now: () => Date): Version => {
  let [minute, day] = [Number.NaN, '']

  /** Every zone's day begins with a minute, so it is asked for once in each. */
  const today = () => {
    const at = now()
    const current = Math.floor(at.getTime() / minuteMs)
    if (current !== minute) [minute, day] = [current, dateInZone(at, hotel.timeZone)]
    return day
  }

  return {
    now: () => `${changes.now()} ${today()}`,
    thisTurn: () => `${changes.thisTurn()} ${today()}`,
  }
}
