import { createApiClient } from '@calm-rest/client'
import { hotel, setHotel } from '@calm-rest/contract/hotel'
import { readAges } from '@calm-rest/contract/stay'
import {
  type DraftPort,
  type Host,
  type SessionPort,
  type StaySearch,
  searchOf,
  stayOf,
  type To,
  type WidgetEvent,
} from '@calm-rest/contract/widget'
import type { Handover } from '../handover.ts'
import { linkTo } from '../links.ts'
import { roomChosenFor } from './element-drafts.ts'
import { hasSearch } from './props-of.ts'
import { withPartner } from './with-partner.ts'

const refused = { ok: false, failure: { kind: 'network' } } as const

/** On a partner's page nobody signs in: no cookie and no token ever reaches it. */
const signedOutSession: SessionPort = {
  current: () => undefined,
  subscribe: () => () => {},
  signIn: async () => refused,
  signInWithGoogle: async () => refused,
  signOut: async () => {},
  changed: () => {},
}

interface Watch {
  shown(): void
  failed(code: string, why: string): void
  /** Called for a search that stays on this page. */
  searched(search: StaySearch): void
}

/**
 * A partner's page as the host of a widget (see `Host` in the contract): nobody is signed in, and screens are
 * links.
 */
export const createHost = (
  handover: Handover,
  drafts: DraftPort,
  { shown, failed, searched }: Watch,
): Host => {
  const { kind, site, query, lang, emit, become } = handover
  const { state } = handover.content
  // an instance of an earlier version may have answered
  if (state.hotel) setHotel(state.hotel)
  const href = (to: To) => linkTo(to, { site, lang: lang(), paths: state.paths, ...query(), sig: state.sig })
  /** First room of the next booking. */
  let roomId: string | undefined
  const report = (event: WidgetEvent) => {
    if (event.type === 'ready') shown()
    if (event.type === 'failed') failed('render', event.message)
    if (event.type === 'room-chosen') emit('room-select', selected(event))
    if (event.type === 'booking-begun') roomId = event.roomId
    if (event.type === 'booked') {
      become('booked')
      const { reference: bookingRef, roomId: room, rooms, checkIn, checkOut, guests, nights } = event
      const { total, currency } = event
      emit('booked', { bookingRef, room, rooms, checkIn, checkOut, guests, nights, total, currency })
    }
  }
  return {
    get lang() {
      return lang()
    },
    api: withPartner(createApiClient({ origin: site, lang }), handover, () => roomId),
    href,
    navigate: (to) => {
      if (chooseIn(handover, to)) return
      // only a search, or another stay that it found, leads to the rooms
      const isSearch = to.screen === 'rooms' && (kind === 'search' || hasSearch(query()))
      if (isSearch) {
        const search = searchOf(to)
        if (!emit('search', search, true)) return
        if (kind === 'rooms') return searched(search)
      }
      const address = href(to)
      if (emit('navigate', { href: address, ...aimOf(to) }, true)) location.assign(address)
    },
    session: signedOutSession,
    drafts,
    hotel: state.hotel,
    report,
  }
}

const selected = ({ roomId: room, total, ...stay }: Extract<WidgetEvent, { type: 'room-chosen' }>) => ({
  room,
  ...searchOf(stay),
  ...(total !== undefined && { total, currency: hotel.currency }),
})

/** The room and the stay of a screen; empty for other screens. */
const aimOf = (to: To) => {
  if (to.screen === 'room') return { room: to.id, ...searchOf(to) }
  return to.screen === 'login' || to.screen === 'book' ? stayOf(to) : {}
}

/**
 * Sets a room and its searched stay in the booking form of `booking-for`; returns false if there is none, or
 * if the link leads elsewhere.
 */
const chooseIn = ({ element }: Handover, to: To): boolean => {
  if (to.screen !== 'login' && to.screen !== 'book') return false
  const id = element.getAttribute('booking-for')
  const root = element.getRootNode() as Document | ShadowRoot
  const booking = id ? root.getElementById(id) : undefined
  if (!booking || !to.room) return false
  roomChosenFor(booking, to.room)
  const { checkIn, checkOut, guests, children } = to
  const ages = readAges(children).join() || undefined
  const chosen = { room: to.room, 'check-in': checkIn, 'check-out': checkOut, guests, 'child-ages': ages }
  for (const [name, value] of Object.entries(chosen)) {
    if (value !== undefined) booking.setAttribute(name, String(value))
  }
  booking.scrollIntoView({ block: 'nearest' })
  return true
}
