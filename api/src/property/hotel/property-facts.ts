import { blankFacts, setHotel } from '@calm-rest/contract/hotel'
import { defaultLang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { createMemo } from '../../core/database/memo.ts'
import { createPropertyLook } from '../look/property-look.ts'
import { createReadUnwritten } from '../texts/unwritten.ts'
import { type FactsRow, type StoredFacts, toFacts, toRow } from './facts-row.ts'

const blank: StoredFacts = {
  ...blankFacts,
  isCurrencyChosen: false,
  isTimeZoneChosen: false,
  ownerLang: defaultLang,
  calendarDomain: 'stay',
}

/** Columns of `property_facts` by their keys. */
const columns = {
  name: 'name',
  kind: 'kind',
  languages: 'languages',
  email: 'email',
  currency: 'currency',
  timeZone: 'time_zone',
  phone: 'phone',
  managerPhone: 'manager_phone',
  whatsapp: 'whatsapp',
  checkInFrom: 'check_in_from',
  checkOutUntil: 'check_out_until',
  breakfastFrom: 'breakfast_from',
  breakfastUntil: 'breakfast_until',
  street: 'street',
  town: 'town',
  townNames: 'town_names',
  region: 'region',
  postalCode: 'postal_code',
  countryCode: 'country_code',
  latitude: 'latitude',
  longitude: 'longitude',
  listingUrl: 'listing_url',
  instagram: 'instagram',
  facebook: 'facebook',
  tripadvisor: 'tripadvisor',
  managerName: 'manager_name',
  managerEmail: 'manager_email',
  managerNetwork: 'manager_network',
  airportShuttle: 'airport_shuttle',
  legal: 'legal',
  ownerLang: 'owner_lang',
  calendarDomain: 'calendar_domain',
} as const satisfies Record<keyof FactsRow, string>

const all = Object.entries(columns)
const names = Object.values(columns)

/** Facts of the property: the owner's latest change, or nothing but hours that most properties have. */
export const createPropertyFacts = (db: Database) => {
  const stored = db.prepare<[], FactsRow>(
    `SELECT ${all.map(([key, column]) => `${column} AS "${key}"`).join(', ')} FROM property_facts`,
  )
  const store = db.prepare<[FactsRow]>(`
    INSERT INTO property_facts (id, ${names.join(', ')})
    VALUES (1, ${all.map(([key]) => `@${key}`).join(', ')})
    ON CONFLICT (id) DO UPDATE SET ${names.map((column) => `${column} = excluded.${column}`).join(', ')}`)
  const look = createPropertyLook(db)
  const readUnwritten = createReadUnwritten(db)
  // by the index of creations: it ends at the first
  const counted = db.prepare<[], { one: 1 }>(`
    SELECT 1 AS one WHERE EXISTS (SELECT 1 FROM payments) OR EXISTS (
      SELECT 1 FROM bookings b JOIN room_types r ON r.id = b.room_type_id
      WHERE b.created_at > '' AND (b.status <> 'cancelled' OR r.is_example = 0))`)
  const memo = createMemo<StoredFacts>(db)
  const read = async (): Promise<StoredFacts> => {
    const row = await stored.get()
    return row ? toFacts(row, blank) : blank
  }
  const readWhole = async (): Promise<StoredFacts> => {
    const facts = await read()
    const shown = await look.shown(facts)
    const unwritten = await readUnwritten()
    return Object.assign({}, facts, shown && { look: shown }, unwritten.length > 0 && { unwritten })
  }

  return {
    /**
     * Returns the present facts with the look and the pages that are not written, read once after each change, and sets
     * `hotel` to them. The value is shared, so nobody may change it.
     */
    current: (): Promise<StoredFacts> =>
      memo('', async () => {
        const facts = await readWhole()
        setHotel(facts)
        return facts
      }),
    /** Reads the facts of the row alone, including changes of the surrounding transaction. */
    read,
    /** Whether anybody has said what the property is. */
    areKnown: async (): Promise<boolean> => (await stored.get()) !== undefined,
    /** Whether stays or payments are counted in the currency and the time zone. Cancelled stays in examples are not. */
    areCounted: async (): Promise<boolean> => (await counted.get()) !== undefined,
    store: async (facts: StoredFacts) => void (await store.run(toRow(facts))),
  }
}

export type StoredPropertyFacts = ReturnType<typeof createPropertyFacts>
