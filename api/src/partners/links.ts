import { limits } from '@calm-rest/contract/limits'
import { campaignName } from '@calm-rest/contract/schemas'
import type { Database } from '../core/database/database.ts'
import { ApiError } from '../core/http/api-error.ts'
import type { LinkProofs } from './link-proofs.ts'
import type { PartnerRecord } from './records.ts'

/** A link to be signed for a partner's mails and print. */
export interface NewPartnerLink {
  campaign?: string | undefined
  /** Path of one of our pages; `/book` by default. */
  to?: string | undefined
}

const parseCampaign = (given: string) => {
  if (campaignName.safeParse(given).success) return given
  throw new ApiError('invalid_request', {
    why: `'${given}' is no campaign like summer-2027: 1 to ${limits.partner.campaignChars} letters, digits, '_', '-' and '.'.`,
  })
}

const nowhere = 'https://site.invalid'

/** Creates links attributed to a partner, as paths from the root of the site. */
export const createPartnerLinks = (db: Database, proofs: LinkProofs) => {
  const isRoom = db
    .prepare<[string], 1>("SELECT 1 FROM room_types WHERE id = ? AND status = 'offered'")
    .pluck()

  const parsePage = async (given: string) => {
    const url = URL.canParse(given, nowhere) ? new URL(given, nowhere) : undefined
    const isOurs = url?.origin === nowhere && given.startsWith('/')
    const [, room] = /^\/rooms\/([^/]+)$/.exec(url?.pathname ?? '') ?? []
    const isPage = ['/', '/book', '/rooms'].includes(url?.pathname ?? '') || room !== undefined
    if (!url || !isOurs || !isPage) {
      throw new ApiError('invalid_request', {
        why: `'${given}' is no page that a partner's link leads to: /book, /rooms, /rooms/ID or /.`,
      })
    }
    if (room !== undefined && (await isRoom.get(room)) === undefined)
      throw new ApiError('room_not_found', { why: `There is no room '${room}'.` })
    return url
  }

  return async ({ id, linksVersion }: PartnerRecord, { campaign, to = '/book' }: NewPartnerLink) => {
    const url = await parsePage(to)
    const terms = { partner: id, campaign: campaign && parseCampaign(campaign), linksVersion }
    url.searchParams.set('partner', id)
    if (terms.campaign !== undefined) url.searchParams.set('campaign', terms.campaign)
    url.searchParams.set('sig', await proofs.forLink(terms))
    return `${url.pathname}${url.search}`
  }
}
