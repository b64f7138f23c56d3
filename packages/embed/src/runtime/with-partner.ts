import type { Api } from '@calm-rest/contract/api'
import type { Handover } from '../handover.ts'

/** The API, with bookings of this partner: the page is asked first. */
export const withPartner = (api: Api, { emit, query }: Handover): Api => ({
  ...api,
  bookings: {
    ...api.bookings,
    create: async (input, options) => {
      const { roomType, checkIn, checkOut, guests, totalPrice } = input
      const stay = { room: roomType, checkIn, checkOut, guests, total: totalPrice }
      if (!emit('before-submit', stay, true)) return { ok: false, failure: { kind: 'aborted' } }
      const { partner, campaign } = query()
      return api.bookings.create({ ...input, partner, campaign }, options)
    },
  },
})
