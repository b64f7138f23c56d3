import type { PropertyFacts } from '@calm-rest/contract/api'
import { defaultFacts } from '@calm-rest/contract/hotel'
import type { Database } from '../../core/database/database.ts'
import { createMemo } from '../../core/database/memo.ts'

/** Hours and telephone of the property: what the owner has changed last, and before that what the code says. */
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
    /** As every process has them now: read once after each change. Shared by all who ask, so nobody may change it. */
    current: (): Promise<PropertyFacts> => memo('', read),
    /** With what the transaction around it has changed. */
    read,
    store: async (facts: PropertyFacts) => void (await store.run(facts)),
  }
}

export type StoredPropertyFacts = ReturnType<typeof createPropertyFacts>
