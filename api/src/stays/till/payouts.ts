import { hotel } from '@calm-rest/contract/hotel'
import { type PaymentMethod, transitMethods } from '@calm-rest/contract/staff'
import type { CalendarDate } from '@calm-rest/contract/stay'
import { dateInZone } from '@calm-rest/contract/stay'
import type { Database } from '../../core/database/database.ts'

/** An entry whose money has not arrived in the account of the property. */
export interface TransitEntry {
  id: number
  method: PaymentMethod
  amountCents: number
  /** At the property. */
  day: CalendarDate
}

/** Money that arrived in the account. */
export interface Payout {
  id: number
  method: PaymentMethod
  /** What guests paid. */
  paidCents: number
  /** What arrived: less by the fee. */
  arrivedCents: number
  /** ISO 8601, UTC. */
  at: string
  who: string
}

type Row = Pick<TransitEntry, 'id' | 'method' | 'amountCents'> & { at: string }

const columns = 'id, method, paid_cents AS "paidCents", arrived_cents AS "arrivedCents", at, who'

/** What is on its way to the account, and what arrived. Each entry belongs to one payout at most. */
export const createPayouts = (db: Database) => {
  // what older code wrote is in no till, and only a provider reports payments online
  const open = db.prepare<[], Row>(`
    SELECT y.id, y.method, y.amount_cents AS "amountCents", y.at FROM payments y
    WHERE y.method IN (${transitMethods.map((method) => `'${method}'`).join(', ')})
      AND (y.till IS NOT NULL OR y.method = 'online')
      AND NOT EXISTS (SELECT 1 FROM paid_out_entries p WHERE p.entry_id = y.id)
    ORDER BY y.id`)
  const newest = db.prepare<[number], Payout>(`SELECT ${columns} FROM payouts ORDER BY id DESC LIMIT ?`)
  const byId = db.prepare<[number], Payout>(`SELECT ${columns} FROM payouts WHERE id = ?`)
  const insert = db
    .prepare<[object], number>(
      `INSERT INTO payouts (method, paid_cents, arrived_cents, at, who)
      VALUES (@method, @paidCents, @arrivedCents, @at, @who) RETURNING id`,
    )
    .pluck()
  const take = db.prepare<[number, number]>(
    'INSERT INTO paid_out_entries (entry_id, payout_id) VALUES (?, ?)',
  )

  return {
    /** Oldest first. */
    inTransit: async (): Promise<TransitEntry[]> =>
      (await open.all()).map(({ id, method, amountCents, at }) => ({
        id,
        method,
        amountCents,
        day: dateInZone(new Date(at), hotel.timeZone),
      })),
    /** Newest first. */
    newest: (most: number) => newest.all(most),
    byId: (id: number) => byId.get(id),
    /** Stores a payout with its entries, and returns its id. Run it in a transaction. */
    add: async (payout: Omit<Payout, 'id'>, entryIds: readonly number[]): Promise<number> => {
      const id = (await insert.get(payout)) as number
      for (const entry of entryIds) await take.run(entry, id)
      return id
    },
  }
}
