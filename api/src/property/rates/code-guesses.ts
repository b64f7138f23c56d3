import { createHash } from 'node:crypto'
import { type ClientKey, networkKeyOf } from '@calm-rest/server'
import type { Context } from 'hono'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { countAttempt, isWithin } from '../../core/http/rate-limit.ts'

interface GuessDeps {
  db: Pick<Database, 'limiter'>
  clientKey: ClientKey
  /** Maximum number of different wrong codes of one network in a quarter of an hour. */
  wrongCodes: number
}

const durationSeconds = 15 * 60

/**
 * Prevents guessing of promotion codes: counts the different wrong ones of a network across all calls. A form that
 * requests the price repeatedly with one typing error counts once. Other networks are not affected.
 */
export const createCodeGuesses = ({ db, clientKey, wrongCodes }: GuessDeps) => {
  const wrong = db.limiter({ name: 'wrong codes', points: wrongCodes, durationSeconds })
  const counted = db.limiter({ name: 'counted codes', points: 1, durationSeconds })

  /** Runs `work` with a code, unless the network has tried too many. */
  return async <T>(c: Context<ApiEnv>, code: string | undefined, work: () => Promise<T>): Promise<T> => {
    if (code === undefined) return work()
    const network = networkKeyOf(clientKey(c))
    const guess = `${network} ${createHash('sha256').update(code).digest('base64url')}`
    const known = await wrong.get(network)
    if (known !== null && known.consumedPoints > wrongCodes) throw tooMany(known.msBeforeNext)
    // counted before it is tried, so that concurrent requests cannot exceed the limit
    const isNew = await isWithin(counted, guess)
    if (isNew) await countAttempt(wrong, network, 'too_many_codes')
    try {
      const result = await work()
      if (isNew) await giveBack(network, guess)
      return result
    } catch (cause) {
      if (isNew && !isWrongCode(cause)) await giveBack(network, guess)
      throw cause
    }
  }

  async function giveBack(network: string, guess: string) {
    await wrong.reward(network, 1)
    await counted.delete(guess)
  }
}

export type CodeGuesses = ReturnType<typeof createCodeGuesses>

const isWrongCode = (cause: unknown) => cause instanceof ApiError && cause.code === 'promotion_invalid'

const tooMany = (ms: number) =>
  new ApiError('too_many_codes', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(ms / 1000))) },
  })
