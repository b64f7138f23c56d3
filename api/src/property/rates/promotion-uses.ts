import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import type { PromotionCode } from './rates.ts'

/** Counts the bookings that used a promotion code. */
export const createPromotionUses = (db: Database) => {
  const numbers = db
    .prepare<[string], number>('SELECT number FROM promotion_uses WHERE code = ? ORDER BY number')
    .pluck()
  const insert = db.prepare<[string, number, string]>(
    'INSERT INTO promotion_uses (code, number, reference) VALUES (?, ?, ?)',
  )
  const remove = db.prepare<[string]>('DELETE FROM promotion_uses WHERE reference = ?')
  const counts = db.prepare<[], { code: string; uses: number }>(
    'SELECT code, COUNT(*) AS uses FROM promotion_uses GROUP BY code',
  )
  return {
    /** Bookings that have used each code. */
    counts: async (): Promise<ReadonlyMap<string, number>> =>
      new Map((await counts.all()).map(({ code, uses }) => [code, uses])),
    /**
     * Takes one use. Only inside a transaction: the key of the table keeps two bookings from the last one.
     *
     * @throws ApiError 'promotion_invalid' where none is left.
     */
    use: async ({ code, maxUses = Number.POSITIVE_INFINITY }: PromotionCode, reference: string) => {
      const used = await numbers.all(code)
      const gap = used.findIndex((number, i) => number !== i + 1)
      const number = (gap < 0 ? used.length : gap) + 1
      if (number > maxUses)
        throw new ApiError('promotion_invalid', {
          fields: [{ field: 'promotionCode', code: 'taken' }],
        })
      await insert.run(code, number, reference)
    },
    /** A booking that was cancelled gives its use back. */
    giveBack: async (reference: string) => {
      await remove.run(reference)
    },
  }
}
