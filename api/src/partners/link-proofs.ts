import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '@calm-rest/contract/limits'
import type { Database } from '../core/database/database.ts'
import { createSigningKeys } from '../core/secrets/signing-keys.ts'

/** A link of a partner for mails and print: to one campaign or to none, good until the owner rotates its links. */
export interface PartnerLinkTerms {
  partner: string
  campaign: string | undefined
  /** Number of the partner's links; with another one the signature is another. */
  linksVersion: number
}

/** The partner that a link names, as it is registered now. */
interface ClaimedPartner {
  id: string
  linksVersion: number
  /** Asked for where the proof comes from one of its pages. */
  origins: () => Promise<readonly string[]>
}

export type ProofOutcome = 'proven' | 'wrong_signature' | 'expired'

/** 96 bits are beyond trying, and short enough for print: 16 characters of base64url. */
const signatureBytes = 12

const hourMs = 60 * 60 * 1000

const sign = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest().subarray(0, signatureBytes)

/** Ids, campaigns and origins have no spaces in them: no two terms make one text. */
const linkText = ({ partner, campaign = '', linksVersion }: PartnerLinkTerms) =>
  `partner link ${partner} ${linksVersion} ${campaign}`

const visitText = (partner: string, origin: string, endHour: string) =>
  `partner visit ${partner} ${origin} ${endHour}`

/**
 * Signatures that prove through whom a guest came to our own pages. The server's newest key signs, each that is stored
 * verifies. A signature of a link holds for its campaign alone; one of a visit holds for a day, for any campaign that
 * the page names, and as long as the origin of the page is registered.
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
    /** For links on a page of this origin; the same for an hour, so that what is rendered with it can be cached. */
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
