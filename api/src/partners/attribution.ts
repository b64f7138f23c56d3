import type { PartnerLookups } from './lookups.ts'

/** The partner that a booking is recorded for. */
export interface Attribution {
  partnerId: string
  /** Booked on a page of the partner's registered origin, or on ours after following the partner's link. */
  source: 'origin' | 'link'
  campaign: string | undefined
}

/** The partner and the campaign that a booking request names. */
export interface PartnerLink {
  partner: string | undefined
  campaign: string | undefined
}

/**
 * The attribution of a booking. A partner's page books for the partner that owns its origin: the named one, or the only
 * one. On our own pages the link counts while the partner is active. With a wrong link the booking is stored without a
 * partner.
 */
export const attributionOf = async (
  { partner, campaign }: PartnerLink,
  origin: string | undefined,
  lookups: PartnerLookups,
): Promise<Attribution | undefined> => {
  if (origin === undefined) {
    const known = partner === undefined ? undefined : await lookups.find(partner)
    return known && { partnerId: known.id, source: 'link', campaign }
  }
  const owners = await lookups.ofOrigin(origin)
  const partnerId = partner ?? (owners.length === 1 ? owners[0] : undefined)
  if (partnerId === undefined || !owners.includes(partnerId)) return undefined
  return { partnerId, source: 'origin', campaign }
}
