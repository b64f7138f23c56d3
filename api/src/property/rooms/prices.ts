import type { Database } from '../../core/database/database.ts'

export interface Prices {
  priceCents: number
  discountPriceCents: number | null
}

/**
 * Changes the price of a night from now on. Bookings keep their agreed total. Call it inside the transaction of the
 * change.
 */
export const createPrices = (db: Database) => {
  const read = db.prepare<[string], Prices>(`
    SELECT price_cents AS "priceCents", discount_price_cents AS "discountPriceCents"
    FROM room_types WHERE id = ?`)
  const write = db.prepare<[Prices & { id: string }]>(`
    UPDATE room_types SET price_cents = @priceCents, discount_price_cents = @discountPriceCents, is_example = 0
    WHERE id = @id`)
  return {
    of: async (id: string) => (await read.get(id)) ?? null,
    set: async (id: string, prices: Prices) => {
      await write.run({ id, ...prices })
    },
  }
}
