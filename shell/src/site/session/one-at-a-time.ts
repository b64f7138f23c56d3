const lockName = 'calm-rest-session'

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs work that uses the cookie, one after the other over all tabs: each refresh replaces the refresh token, and one
 * that is sent twice ends the session. Without Web Locks (pages without TLS) the order holds within this tab alone.
 */
export const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => {
  const locks = navigator.locks as LockManager | undefined
  if (locks) return locks.request(lockName, work) as Promise<T>
  const result = last.then(work)
  last = result.catch(() => {})
  return result
}
