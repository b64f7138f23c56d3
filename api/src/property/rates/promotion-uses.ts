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
    /** Number of bookings that used each code. */
    counts: async (): Promise<ReadonlyMap<string, number>> =>
      new Map((await counts.all()).map(({ code, uses }) => [code, uses])),
    /**
     * Takes one use. Call it inside a transaction: the key of the table prevents two bookings from taking the last one.
     *
     * @throws ApiError 'promotion_invalid' if none is left.
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
    /** Returns the use of a cancelled booking. */
    giveBack: async (reference: string) => {
      await remove.run(reference)
    },
  }
}
