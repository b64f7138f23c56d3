import type { PropertyFacts } from '@calm-rest/contract/api'
import { defaultFacts } from '@calm-rest/contract/hotel'
import type { Database } from '../../core/database/database.ts'
import { createMemo } from '../../core/database/memo.ts'

/** Hours and telephone of the property: the owner's latest change, or the defaults of the code. */
export const createPropertyFacts = (db: Database) => {
  const stored = db.prepare<[], PropertyFacts>(`
    SELECT phone, manager_phone AS "managerPhone", check_in_from AS "checkInFrom",
      check_out_until AS "checkOutUntil", breakfast_from AS "breakfastFrom", breakfast_until AS "breakfastUntil"
    FROM property_facts`)
  const store = db.prepare<[PropertyFacts]>(`
    INSERT INTO property_facts (id, phone, manager_phone, check_in_from, check_out_until, breakfast_from, breakfast_until)
    VALUES (1, @phone, @managerPhone, @checkInFrom, @checkOutUntil, @breakfastFrom, @breakfastUntil)
    ON CONFLICT (id) DO UPDATE SET phone = excluded.phone, manager_phone = excluded.manager_phone,
      check_in_from = excluded.check_in_from, check_out_until = excluded.check_out_until,
      breakfast_from = excluded.breakfast_from, breakfast_until = excluded.breakfast_until`)
  const memo = createMemo<PropertyFacts>(db)
  const read = async (): Promise<PropertyFacts> => (await stored.get()) ?? defaultFacts

  return {
    /** Returns the present facts, read once after each change. The value is shared, so nobody may change it. */
    current: (): Promise<PropertyFacts> => memo('', read),
    /** Reads the facts, including changes of the surrounding transaction. */
    read,
    store: async (facts: PropertyFacts) => void (await store.run(facts)),
  }
}

export type StoredPropertyFacts = ReturnType<typeof createPropertyFacts>
