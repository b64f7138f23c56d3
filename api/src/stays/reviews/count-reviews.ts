import type { Category, ReviewSummary } from '@calm-rest/contract/api'
import type { Database } from '../../core/database/database.ts'

/** Selects published reviews: those that match every filter that is given. */
export interface ReviewFilters {
  /** Only of stays in this room type. */
  roomTypeId?: string | undefined
  /** Only with this number of stars. */
  rating?: number | undefined
  /** Only in this language, a BCP 47 tag. */
  writtenIn?: string | undefined
  category?: Category | undefined
}

interface Row {
  rating: number
  category: Category
  lang: string | null
  isCounted: 0 | 1
  count: number
}

type Filter = keyof Omit<ReviewFilters, 'roomTypeId'>

const isMatch = (row: Row, { rating, writtenIn, category }: ReviewFilters, but?: Filter) =>
  (but === 'rating' || rating === undefined || row.rating === rating) &&
  (but === 'writtenIn' || writtenIn === undefined || row.lang === writtenIn) &&
  (but === 'category' || category === undefined || row.category === category)

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** Adds up the counts of one value each. */
const countBy = <Value>(rows: readonly Row[], keyOf: (row: Row) => Value): [Value, number][] => {
  const groups = Map.groupBy(rows, keyOf)
  return [...groups].map(([value, group]) => [value, sum(group.map(({ count }) => count))])
}

const mostFirst = (a: [unknown, number], b: [unknown, number]) => b[1] - a[1]

/**
 * Counts published reviews: one row for each number of stars, category and language, which are few however many
 * reviews there are. A count of stars is taken under the other filters, so that it says what its filter would show.
 */
export const createReviewCounts = (db: Database) => {
  const select = db.prepare<[{ roomTypeId: string }], Row>(`
    SELECT rating, category, lang, is_counted AS "isCounted", COUNT(*) AS count FROM testimonials
    WHERE status = 'published' AND (@roomTypeId = '' OR room_type_id = @roomTypeId)
    GROUP BY rating, category, lang, is_counted ORDER BY rating DESC, category, lang`)

  return async (filters: ReviewFilters): Promise<ReviewSummary> => {
    const rows = (await select.all({ roomTypeId: filters.roomTypeId ?? '' })).map((row) => ({
      ...row,
      count: Number(row.count),
    }))
    const counted = rows.filter(({ isCounted }) => isCounted === 1)
    const all = sum(rows.map(({ count }) => count))
    const count = sum(counted.map((row) => row.count))
    const under = (but?: Filter) => rows.filter((row) => isMatch(row, filters, but))
    return {
      count,
      average: count === 0 ? null : sum(counted.map((row) => row.rating * row.count)) / count,
      unverified: all - count,
      matching: sum(under().map((row) => row.count)),
      ratings: countBy(under('rating'), (row) => row.rating).map(([rating, count]) => ({ rating, count })),
      languages: countBy(under('writtenIn'), (row) => row.lang ?? '')
        .filter(([lang]) => lang !== '')
        .toSorted(mostFirst)
        .map(([lang, count]) => ({ lang, count })),
      roomTypes: countBy(under('category'), (row) => row.category)
        .toSorted(mostFirst)
        .map(([roomType, count]) => ({ roomType, count })),
    }
  }
}
