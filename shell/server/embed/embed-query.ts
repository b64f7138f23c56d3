import { isCalendarDate } from '@calm-rest/contract/stay'
import { type Lang, parseLang, type RemoteName, type StayDraft } from '@calm-rest/contract/widget'
import type { EmbedKind } from '@calm-rest/embed/protocol'
import { z } from 'zod'

const text = (pattern: RegExp) => z.string().regex(pattern).optional().catch(undefined)
const date = z.string().refine(isCalendarDate).optional().catch(undefined)

const query = z.object({
  lang: z.string().optional().transform(parseLang),
  partner: text(/^[a-z0-9-]{1,64}$/),
  campaign: text(/^[\w.-]{1,80}$/),
  checkIn: date,
  checkOut: date,
  guests: z.coerce.number().int().min(1).max(8).optional().catch(undefined),
  room: text(/^[a-z0-9-]{1,64}$/),
  category: text(/^.{1,80}$/),
  layout: z.enum(['grid', 'list']).optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(24).optional().catch(undefined),
})

export interface RequestedEmbed {
  remote: RemoteName
  widget: string
  props: object
  lang: Lang
  partner: string | undefined
  campaign: string | undefined
  stay: StayDraft
}

/** The first heading of a partner's page is the partner's. */
const headingLevel = 2

/** Reads the query of an element; an invalid value counts as not given, as in the element. */
export const parseEmbedQuery = (kind: EmbedKind, given: Record<string, string>): RequestedEmbed => {
  const { lang, partner, campaign, category, layout, limit, ...stay } = query.parse(given)
  const widget =
    kind === 'booking'
      ? { remote: 'mf-booking' as const, widget: 'book', props: { ...stay, headingLevel } }
      : limit === undefined
        ? { remote: 'mf-rooms' as const, widget: 'room-list', props: { category, layout } }
        : {
            remote: 'mf-rooms' as const,
            widget: 'featured-rooms',
            props: { category, layout, limit, headingLevel },
          }
  return { ...widget, lang, partner, campaign, stay }
}
