import { type Api, apiByName, callByName } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import type { Handover } from '../handover.ts'

/**
 * The API, with bookings of this partner. Asks the page first. Before it submits the form, the site checks
 * whether the page may book (shell/server/embed/ask-partner.ts); if it may not, the link replaces the form.
 * `roomId` is the first room of a booking; older releases only report its name in the language of the form.
 */
export const withPartner = (
  api: Api,
  { emit, query, fail }: Handover,
  roomId: () => string | undefined,
): Api => {
  const make = callByName(api)
  const create: Api['bookings']['create'] = async (input, options) => {
    const { roomType, checkIn, checkOut, guests, totalPrice, additionalRooms = [] } = input
    const rooms = additionalRooms.length + 1
    const names = { room: roomId() ?? roomType, roomName: roomType }
    const price = { total: totalPrice, currency: hotel.currency }
    const asked = { ...names, rooms, checkIn, checkOut, guests, ...price }
    if (!emit('before-submit', asked, true)) return { ok: false, failure: { kind: 'aborted' } }
    const { partner, campaign } = query()
    const result = await api.bookings.create({ ...input, partner, campaign }, options)
    // a browser hides from a page why a request was refused, so it looks like no response
    const isHidden = !result.ok && result.failure.kind === 'network'
    if (isHidden && (await isRefused(api, partner))) fail('origin_not_allowed')
    return result
  }
  return apiByName(api.mediaUrl, (group, name, args) =>
    group === 'bookings' && name === 'create'
      ? create(...(args as Parameters<typeof create>))
      : make(group, name, args),
  )
}

const isRefused = async (api: Api, partner: string | undefined): Promise<boolean> => {
  if (partner === undefined) return true
  const answer = await api.partners.byId(partner)
  if (answer.ok) return !answer.value.mayBook
  return answer.failure.kind === 'api' && answer.failure.code === 'partner_not_found'
}
