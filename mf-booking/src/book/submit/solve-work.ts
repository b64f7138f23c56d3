import type { WorkChallenge, WorkPayload } from '@calm-rest/contract/api'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Duration of the most work on a slow phone; beyond it a mailed code is quicker. */
const patienceMs = 120_000

/**
 * Computes the required proof of work; undefined if it takes too long. WebCrypto derives the keys off the
 * main thread, without a worker, WebAssembly or eval, so every content security policy allows it. Rejects on
 * a page without TLS, which has no WebCrypto.
 */
export const solveWork = async (challenge: WorkChallenge): Promise<string | undefined> => {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: patienceMs })
  if (!solution) return undefined
  const { counter, derivedKey } = solution
  const payload: WorkPayload = { challenge, solution: { counter, derivedKey } }
  return btoa(JSON.stringify(payload))
}
