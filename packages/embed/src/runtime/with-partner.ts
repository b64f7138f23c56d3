import type { Api } from '@calm-rest/contract/api'
import type { Handover } from '../handover.ts'

/**
 * The API, with bookings of this partner: the page is asked first. The site looked whether it may book before it
 * answered the form (shell/server/embed/may-book.ts); where it may no more, the link takes the place of the form.
 */
export const withPartner = (api: Api, { emit, query, fail }: Handover): Api => ({
  ...api,
  bookings: {
    ...api.bookings,
    create: async (input, options) => {
      const { roomType, checkIn, checkOut, guests, totalPrice } = input
      const stay = { room: roomType, checkIn, checkOut, guests, total: totalPrice }
      if (!emit('before-submit', stay, true)) return { ok: false, failure: { kind: 'aborted' } }
      const { partner, campaign } = query()
      const result = await api.bookings.create({ ...input, partner, campaign }, options)
      if (!result.ok && result.failure.kind === 'api' && result.failure.code === 'origin_not_allowed')
        fail('origin_not_allowed', false)
      return result
    },
  },
})
