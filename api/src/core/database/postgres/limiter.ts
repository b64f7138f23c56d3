import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { AttemptLimit } from '../database.ts'

/** Counts in the table of attempts. While the server is unavailable, each process counts for itself. */
export const createLimiter = (
  pool: pg.Pool,
  { name, points, durationSeconds: duration, isGivenBack = false }: AttemptLimit,
) =>
  new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'attempts',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration,
    // a key over its limit costs the database nothing more
    inMemoryBlockOnConsumed: isGivenBack ? 0 : points + 1,
    insuranceLimiter: new RateLimiterMemory({ points, duration }),
  })
