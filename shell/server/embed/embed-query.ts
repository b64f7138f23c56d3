import { categories } from '@calm-rest/contract/schemas'
import { isCalendarDate } from '@calm-rest/contract/stay'
import { type Lang, langs, parseLang, type RemoteName, type StayDraft } from '@calm-rest/contract/widget'
import type { EmbedKind } from '@calm-rest/embed/protocol'
import { z } from 'zod'

const text = (pattern: RegExp) => z.string().regex(pattern).optional().catch(undefined)
const date = z.string().refine(isCalendarDate).optional().catch(undefined)

const query = z.object({
  lang: z.string().optional(),
  partner: text(/^[a-z0-9-]{1,64}$/),
  campaign: text(/^[\w.-]{1,80}$/),
  checkIn: date,
  checkOut: date,
  guests: z.coerce.number().int().min(1).max(8).optional().catch(undefined),
  children: text(/^\d{1,2}(,\d{1,2}){0,6}$/),
  room: text(/^[a-z0-9-]{1,64}$/),
  category: z.enum(categories).optional().catch(undefined),
  layout: z.enum(['grid', 'list']).optional().catch(undefined),
  search: z
    .enum(['', 'true', 'false'])
    .optional()
    .catch(undefined)
    .transform((value) => (value === undefined ? undefined : value !== 'false')),
  limit: z.coerce.number().int().min(1).max(24).optional().catch(undefined),
})

export interface RequestedEmbed {
  remote: RemoteName
  widget: string
  props: object
  lang: Lang
  /** Languages that an element may have; undefined for all of the site, English first. */
  languages: readonly Lang[] | undefined
  partner: string | undefined
  campaign: string | undefined
  stay: StayDraft
}

/** The first heading of a partner's page is the partner's. */
const headingLevel = 2

/** Reads the query of an element; an invalid value counts as not given, as in the element. */
export const parseEmbedQuery = (
  kind: EmbedKind,
  given: Record<string, string>,
  languages: readonly Lang[] = langs,
): RequestedEmbed => {
  const { lang, partner, campaign, ...wanted } = query.parse(given)
  const { checkIn, checkOut, guests, children, room } = wanted
  const stay = { checkIn, checkOut, guests, children, ...(kind === 'booking' && { room }) }
  return {
    ...widgetFor(kind, wanted),
    lang: parseLang(lang, languages),
    languages: languages.join() === langs.join() ? undefined : languages,
    partner,
    campaign,
    stay,
  }
}

type Wanted = Omit<z.output<typeof query>, 'lang' | 'partner' | 'campaign'>

const widgetFor = (
  kind: EmbedKind,
  { room, category, layout, limit, search: withSearch, ...stay }: Wanted,
): Pick<RequestedEmbed, 'remote' | 'widget' | 'props'> => {
  switch (kind) {
    case 'booking':
      return { remote: 'mf-booking', widget: 'book', props: { room, ...stay, headingLevel } }
    case 'search':
      return { remote: 'mf-rooms', widget: 'stay-search', props: stay }
    case 'rooms': {
      const rooms = { category, layout, limit, ...stay, withSearch }
      const isPlain = !withSearch && stay.checkIn === undefined && stay.checkOut === undefined
      return limit !== undefined && isPlain
        ? { remote: 'mf-rooms', widget: 'featured-rooms', props: { category, layout, limit, headingLevel } }
        : { remote: 'mf-rooms', widget: 'room-list', props: rooms }
    }
  }
}
