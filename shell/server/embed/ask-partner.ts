import type { Partner } from '@calm-rest/contract/api'
import type { CallApi } from '../rendering/call-api.ts'

/**
 * The API's data about a partner for a page of this origin; undefined for an unknown partner. Rejects if the
 * API is unreachable.
 */
export type AskPartner = (
  partner: string,
  origin: string,
) => Promise<Pick<Partner, 'mayBook' | 'sig'> | undefined>

export const createAskPartner =
  (callApi: CallApi): AskPartner =>
  async (partner, origin) => {
    const path = `/api/partners/${encodeURIComponent(partner)}`
    const answer = await callApi({ method: 'GET', path, headers: { origin, 'sec-fetch-site': 'cross-site' } })
    if (answer.status === 404) return undefined
    if (!answer.ok) throw new Error(`The API answers ${answer.status} for a partner`)
    return (await answer.json()) as Partner
  }
