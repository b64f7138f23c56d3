import type { PartnerLookups } from './lookups.ts'

/** Through whom a guest came. */
export interface Attribution {
  partnerId: string
  /** On a page of the partner's registered origin, or on ours by the partner's link. */
  way: 'origin' | 'link'
  campaign: string | undefined
}

/** What a booking says of itself. */
export interface Claim {
  partner: string | undefined
  campaign: string | undefined
}

/**
 * What of a claim is recorded. A partner's page speaks for its partner alone; where it says nothing it is the one
 * that has the origin, if it is one. On our own page the link is believed as far as the partner is active. A wrong
 * claim costs no booking: it is a booking without a partner.
 */
export const attributionOf = async (
  { partner, campaign }: Claim,
  origin: string | undefined,
  lookups: PartnerLookups,
): Promise<Attribution | undefined> => {
  if (origin === undefined) {
    const known = partner === undefined ? undefined : await lookups.find(partner)
    return known && { partnerId: known.id, way: 'link', campaign }
  }
  const owners = await lookups.ofOrigin(origin)
  const partnerId = partner ?? (owners.length === 1 ? owners[0] : undefined)
  if (partnerId === undefined || !owners.includes(partnerId)) return undefined
  return { partnerId, way: 'origin', campaign }
}
