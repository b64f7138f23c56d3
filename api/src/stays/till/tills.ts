import { hotel } from '@calm-rest/contract/hotel'
import type { Database } from '../../core/database/database.ts'
import type { PaymentRow } from '../payments/columns.ts'
import { tenderedOf } from '../payments/tendered.ts'
import { createCloses } from './closes.ts'
import { type TillEntry, type TillFigures, tillFigures } from './till-figures.ts'

/** A till since its last close. */
export interface OpenTill {
  /** Name of its member. */
  name: string
  /** The last close; undefined if it was never closed. */
  last: { number: number; at: string } | undefined
  /** In the order of their ids. */
  entryIds: number[]
  figures: TillFigures
}

type Row = Pick<PaymentRow, 'id' | 'amountCents' | 'method' | 'tendered'> & { till: string }

interface OpenOptions {
  /** Reads entries up to this id alone. */
  until?: number | undefined
}

/** Tills by the names of their members: what each took since its last close. */
export const createTills = (db: Database) => {
  const closes = createCloses(db)
  const open = db.prepare<[{ until: number }], Row>(`
    SELECT y.id, y.till, y.amount_cents AS "amountCents", y.method, y.tendered FROM payments y
    WHERE y.till IS NOT NULL AND y.id <= @until
      AND NOT EXISTS (SELECT 1 FROM closed_entries c WHERE c.entry_id = y.id)
    ORDER BY y.id`)

  return {
    /** Tills with entries, or with cash that was left in them, by name. */
    open: async ({ until = Number.MAX_SAFE_INTEGER }: OpenOptions = {}): Promise<OpenTill[]> => {
      const entriesOf = Map.groupBy(await open.all({ until }), ({ till }) => till)
      const lastOf = new Map((await closes.lastOfEach()).map((close) => [close.till, close]))
      const names = [...new Set([...entriesOf.keys(), ...lastOf.keys()])].toSorted()
      return names.flatMap((name) => {
        const last = lastOf.get(name)
        const rows = entriesOf.get(name) ?? []
        const opening = (last?.figures.cash ?? []).flatMap(({ currency, leftCents }) =>
          leftCents === 0 ? [] : [{ currency, cents: leftCents }],
        )
        if (rows.length === 0 && opening.length === 0) return []
        return [
          {
            name,
            last: last && { number: last.number, at: last.at },
            entryIds: rows.map(({ id }) => id),
            figures: tillFigures(rows.map(toEntry), opening, hotel.currency),
          },
        ]
      })
    },
  }
}

const toEntry = (row: Row): TillEntry => ({
  id: row.id,
  amountCents: row.amountCents,
  method: row.method,
  tendered: tenderedOf(row),
})
