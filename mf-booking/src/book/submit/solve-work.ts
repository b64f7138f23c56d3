import type { WorkChallenge, WorkPayload } from '@calm-rest/contract/api'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** The greatest work takes a slow phone so long; beyond it a mailed code is quicker. */
const patienceMs = 120_000

/**
 * The proof of work that the API asks for; undefined where it takes too long. WebCrypto derives the keys beside the page,
 * which stays responsive, without a worker, WebAssembly or eval: every policy of a page allows it. A page without TLS has
 * no WebCrypto, and rejects.
 */
export const solveWork = async (challenge: WorkChallenge): Promise<string | undefined> => {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: patienceMs })
  if (!solution) return undefined
  const { counter, derivedKey } = solution
  const payload: WorkPayload = { challenge, solution: { counter, derivedKey } }
  return btoa(JSON.stringify(payload))
}
