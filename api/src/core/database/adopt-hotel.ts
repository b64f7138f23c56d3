import { blankFacts, setHotel } from '@calm-rest/contract/hotel'
import type { Database } from './database.ts'

interface Row {
  currency: string | null
  timeZone: string | null
}

/** Sets `hotel` to what the property of a database counts in, for commands that read no other fact of it. */
export const adoptHotel = async (db: Database): Promise<void> => {
  const row = await db.prepare<[], Row>('SELECT currency, time_zone AS "timeZone" FROM property_facts').get()
  setHotel({
    currency: row?.currency ?? blankFacts.currency,
    timeZone: row?.timeZone ?? blankFacts.timeZone,
  })
}
