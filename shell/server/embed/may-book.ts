import type { Partner } from '@calm-rest/contract/api'
import type { CallApi } from '../rendering/bundle-renderer.ts'

/** Whether a page of this origin may take bookings for a partner. Rejects where nobody answers. */
export type MayBook = (partner: string | undefined, origin: string) => Promise<boolean>

export const createMayBook =
  (callApi: CallApi): MayBook =>
  async (partner, origin) => {
    if (partner === undefined) return false
    const path = `/api/partners/${encodeURIComponent(partner)}`
    const answer = await callApi({ method: 'GET', path, headers: { origin, 'sec-fetch-site': 'cross-site' } })
    if (answer.status === 404) return false
    if (!answer.ok) throw new Error(`The API answers ${answer.status} for a partner`)
    return ((await answer.json()) as Partner).mayBook
  }
