import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '@calm-rest/contract/limits'
import type { Database } from '../core/database/database.ts'
import { createSigningKeys } from '../core/secrets/signing-keys.ts'

/**
 * A partner's link for mails and print, with or without a campaign. It is valid until the owner rotates the partner's
 * links.
 */
export interface PartnerLinkTerms {
  partner: string
  campaign: string | undefined
  /** Version of the partner's links. A new version invalidates all signatures. */
  linksVersion: number
}

/** The partner named by a link, as it is registered now. */
interface ClaimedPartner {
  id: string
  linksVersion: number
  /** Called if the proof comes from one of the partner's pages. */
  origins: () => Promise<readonly string[]>
}

export type ProofOutcome = 'proven' | 'wrong_signature' | 'expired'

/** 96 bits are beyond guessing and short enough for print: 16 characters of base64url. */
const signatureBytes = 12

const hourMs = 60 * 60 * 1000

const sign = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest().subarray(0, signatureBytes)

/** Ids, campaigns and origins contain no spaces, so different terms never give the same text. */
const linkText = ({ partner, campaign = '', linksVersion }: PartnerLinkTerms) =>
  `partner link ${partner} ${linksVersion} ${campaign}`

const visitText = (partner: string, origin: string, endHour: string) =>
  `partner visit ${partner} ${origin} ${endHour}`

/**
 * Signatures that prove through which partner a guest came to our own pages. The server's newest key signs, each stored
 * key verifies. The signature of a link is valid for its campaign only. That of a visit is valid for a day, for any
 * campaign that the page names, as long as the page's origin is registered.
 */
export const createLinkProofs = (db: Database, now: () => Date) => {
  const keys = createSigningKeys(db, now)

  const isSigned = async (signature: string, texts: readonly string[]) => {
    const given = Buffer.from(signature, 'base64url')
    if (given.length !== signatureBytes) return false
    const known = await keys.all()
    return known.some(({ key }) => texts.some((text) => timingSafeEqual(sign(key, text), given)))
  }
  const checkVisit = async (partner: ClaimedPartner, endHour: string, signature: string) => {
    const texts = (await partner.origins()).map((origin) => visitText(partner.id, origin, endHour))
    if (!(await isSigned(signature, texts))) return 'wrong_signature'
    return Number.parseInt(endHour, 36) * hourMs > now().getTime() ? 'proven' : 'expired'
  }

  return {
    forLink: async (terms: PartnerLinkTerms): Promise<string> =>
      sign((await keys.current()).key, linkText(terms)).toString('base64url'),
    /**
     * For links on a page of this origin. It stays the same for an hour, so that pages rendered with it can be cached.
     */
    forVisit: async (partner: string, origin: string): Promise<string> => {
      const endHour = (Math.floor(now().getTime() / hourMs) + limits.partner.proofHours + 1).toString(36)
      const signature = sign((await keys.current()).key, visitText(partner, origin, endHour))
      return `${endHour}.${signature.toString('base64url')}`
    },
    check: async (
      proof: string,
      partner: ClaimedPartner,
      campaign: string | undefined,
    ): Promise<ProofOutcome> => {
      const [endHour = '', signature] = proof.split('.')
      if (signature !== undefined) return checkVisit(partner, endHour, signature)
      const text = linkText({ partner: partner.id, campaign, linksVersion: partner.linksVersion })
      return (await isSigned(proof, [text])) ? 'proven' : 'wrong_signature'
    },
  }
}

export type LinkProofs = ReturnType<typeof createLinkProofs>
