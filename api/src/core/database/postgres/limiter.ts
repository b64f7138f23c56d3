import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { AttemptLimit } from '../database.ts'

/** Counts in the table of attempts; while the server is away, each process for itself. */
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
    // whoever is over the limit already costs the database nothing more
    inMemoryBlockOnConsumed: isGivenBack ? 0 : points + 1,
    insuranceLimiter: new RateLimiterMemory({ points, duration }),
  })
