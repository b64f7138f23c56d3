import type { LinkProofs, ProofOutcome } from './link-proofs.ts'
import type { PartnerLookups } from './lookups.ts'

/** The partner that a booking is recorded for. */
export interface Attribution {
  partnerId: string
  /**
   * Booked on a page of the partner's registered origin, or on our pages after following a link that proves the
   * partner.
   */
  source: 'origin' | 'link'
  campaign: string | undefined
}

/** The partner in a booking request: a name that anybody can type, and perhaps a proof. */
export interface PartnerLink {
  partner: string | undefined
  campaign: string | undefined
  sig: string | undefined
}

/** Why the partner named in a request does not get the booking. */
export interface Unattributed {
  reason: Exclude<ProofOutcome, 'proven'> | 'unsigned' | 'other_origin' | 'unknown_partner'
  /** An active partner. An unknown name is omitted, since a visitor may have typed anything. */
  partner?: string
}

interface AttributionDeps {
  partners: PartnerLookups
  proofs: LinkProofs
}

/**
 * Finds the attribution of a booking. A partner's page books for the partner that owns its origin: the named one, or
 * the only one. On our own pages a link needs a proof. An invalid link loses its partner, never the booking.
 */
export const createAttribution = ({ partners, proofs }: AttributionDeps) => {
  const byOrigin = async (
    { partner, campaign }: PartnerLink,
    origin: string,
  ): Promise<Attribution | Unattributed | undefined> => {
    const owners = await partners.ofOrigin(origin)
    const partnerId = partner ?? (owners.length === 1 ? owners[0] : undefined)
    if (partnerId === undefined) return undefined
    return owners.includes(partnerId) ? { partnerId, source: 'origin', campaign } : { reason: 'other_origin' }
  }
  const byLink = async ({
    partner,
    campaign,
    sig,
  }: PartnerLink): Promise<Attribution | Unattributed | undefined> => {
    if (partner === undefined) return undefined
    const known = await partners.find(partner)
    if (!known) return { reason: 'unknown_partner' }
    const { id, linksVersion } = known
    if (sig === undefined) return { reason: 'unsigned', partner: id }
    const claimed = { id, linksVersion, origins: () => partners.originsOf(id) }
    const outcome = await proofs.check(sig, claimed, campaign)
    return outcome === 'proven'
      ? { partnerId: id, source: 'link', campaign }
      : { reason: outcome, partner: id }
  }
  /** `origin` is that of the partner's page that sends the booking; undefined on our own pages. */
  return (link: PartnerLink, origin: string | undefined) =>
    origin === undefined ? byLink(link) : byOrigin(link, origin)
}

export type AttributionOf = ReturnType<typeof createAttribution>
