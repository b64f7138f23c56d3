import type { GoogleInput } from '@calm-rest/contract/api'
import type { GoogleProblem } from '@calm-rest/contract/widget'

/** How the window ended: who Google says it is (the server holds the proof), or what went wrong. */
export type WindowEnd = { ok: true; profile: GoogleInput } | { ok: false; problem: GoogleProblem }

/** Problems that the last page of the window can tell of. */
const tellable: readonly unknown[] = [
  'cancelled',
  'wrong_domain',
  'network',
  'refused',
] satisfies GoogleProblem[]

/** Reads what a window says; undefined where it is nothing of ours. */
export const readWindowMessage = (data: unknown): WindowEnd | undefined => {
  if (typeof data !== 'object' || data === null) return undefined
  if ('problem' in data && tellable.includes(data.problem))
    return { ok: false, problem: data.problem as GoogleProblem }
  if (!('name' in data) || !('email' in data)) return undefined
  const { name, email } = data
  if (typeof name !== 'string' || typeof email !== 'string') return undefined
  const picture = 'profilePic' in data && typeof data.profilePic === 'string' ? data.profilePic : ''
  return { ok: true, profile: { name, email, profilePic: picture } }
}
