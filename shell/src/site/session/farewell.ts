import type { Failure, SessionApi } from '@calm-rest/contract/api'
import { createKept } from './kept.ts'
import { oneAtATime } from './one-at-a-time.ts'

const firstDelayMs = 2_000
const longestDelayMs = 5 * 60_000

/**
 * Tells the server of a sign-out, for as long as it takes until it has heard: while the page is open in growing
 * intervals and whenever the line is back, and again on the next page. Until then a note 'signing-out' is kept.
 */
export const createFarewell = (client: SessionApi) => {
  const note = createKept('signing-out', (value) => (value === true ? true : undefined))
  let delayMs = firstDelayMs
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Within the turn of whoever uses the cookie. */
  const say = async () => {
    const { value: due } = await note.read()
    if (!due) return
    const result = await client.signOut()
    if (result.ok || isHeard(result.failure)) return note.clear()
    clearTimeout(timer)
    timer = setTimeout(tryAgain, delayMs)
    delayMs = Math.min(delayMs * 2, longestDelayMs)
  }

  const tryAgain = async () => {
    clearTimeout(timer)
    if ((await note.read()).value) await oneAtATime(say)
  }

  return {
    /** Done once the note is written: from then on the sign-out is not forgotten. */
    begin: async () => {
      await note.write(true)
      delayMs = firstDelayMs
      void tryAgain()
    },
    /** For the start of a page, and for when the line is back. */
    tryAgain,
    /** Before a sign-in, in the same turn: what is still to be said is about the session before. */
    finish: async () => {
      clearTimeout(timer)
      await say()
    },
    /** After a sign-in: the cookie is another's now. */
    forget: () => {
      clearTimeout(timer)
      return note.clear()
    },
  }
}

export type Farewell = ReturnType<typeof createFarewell>

/** Any answer but "later". */
const isHeard = (failure: Failure) =>
  failure.kind === 'api' && failure.status < 500 && failure.code !== 'too_many_requests'
