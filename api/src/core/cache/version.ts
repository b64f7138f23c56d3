import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone } from '@calm-rest/contract/stay'
import type { Database } from '../database/database.ts'

const minuteMs = 60_000

/** Version of the data behind all cached answers. It changes as soon as any of them may be outdated. */
export interface Version {
  now(): string
  /** Reads the version once per turn of the event loop. Own writes count at once. */
  thisTurn(): string
}

/** Changes with every write, and with the day at the property: tonight cannot be booked tomorrow. */
export const createVersion = ({ changes }: Pick<Database, 'changes'>, now: () => Date): Version => {
  let minute = Number.NaN
  let zone = ''
  let day = ''

  /** Computed once a minute: in every time zone, a day begins at a full minute. */
  const today = () => {
    const at = now()
    const current = Math.floor(at.getTime() / minuteMs)
    if (current !== minute || zone !== hotel.timeZone) {
      minute = current
      zone = hotel.timeZone
      day = dateInZone(at, hotel.timeZone)
    }
    return day
  }

  return {
    now: () => `${changes.now()} ${today()}`,
    thisTurn: () => `${changes.thisTurn()} ${today()}`,
  }
}
