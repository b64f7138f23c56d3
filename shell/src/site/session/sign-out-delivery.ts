import type { Failure, SessionApi } from '@calm-rest/contract/api'
import { oneAtATime } from './one-at-a-time.ts'
import { createStoredValue } from './stored-value.ts'

const firstDelayMs = 2_000
const longestDelayMs = 5 * 60_000

/**
 * Delivers a sign-out to the server, however long that takes: in growing intervals while the page is open, when the
 * connection is back, and on the next page. Until then storage holds a note 'signing-out'.
 */
export const createSignOutDelivery = (client: SessionApi) => {
  const note = createStoredValue('signing-out', (value) => (value === true ? true : undefined))
  let delayMs = firstDelayMs
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Call it within `oneAtATime`, since it uses the cookie. */
  const deliver = async () => {
    const { value: due } = await note.read()
    if (!due) return
    const result = await client.signOut()
    if (result.ok || isFinal(result.failure)) return note.clear()
    clearTimeout(timer)
    timer = setTimeout(retry, delayMs)
    delayMs = Math.min(delayMs * 2, longestDelayMs)
  }

  const retry = async () => {
    clearTimeout(timer)
    if ((await note.read()).value) await oneAtATime(deliver)
  }

  return {
    /** Resolves once the note is stored: from then on the sign-out is delivered, even after a reload. */
    begin: async () => {
      await note.write(true)
      delayMs = firstDelayMs
      void retry()
    },
    /** For the start of a page, and for when the connection is back. */
    retry,
    /** Before a sign-in, in the same turn: a sign-out that is still due belongs to the session before. */
    finish: async () => {
      clearTimeout(timer)
      await deliver()
    },
    /** After a sign-in: the cookie belongs to the new session. */
    cancel: () => {
      clearTimeout(timer)
      return note.clear()
    },
  }
}

export type SignOutDelivery = ReturnType<typeof createSignOutDelivery>

/** Whether trying again would change nothing: every answer but a server error and "too many requests". */
const isFinal = (failure: Failure) =>
  failure.kind === 'api' && failure.status < 500 && failure.code !== 'too_many_requests'
