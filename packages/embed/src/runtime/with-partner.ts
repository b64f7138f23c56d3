import type { Api, BookingInput } from '@calm-rest/contract/api'
import type { Handover } from '../handover.ts'

type Failed = (code: string, why: string) => void

/** The API, with bookings of this partner: the page is asked first, and hears why where it may not book. */
export const withPartner = (api: Api, { emit, query }: Handover, failed: Failed): Api => ({
  ...api,
  bookings: {
    ...api.bookings,
    create: async (input, options) => {
      const { roomType, checkIn, checkOut, guests, totalPrice } = input
      const stay = { room: roomType, checkIn, checkOut, guests, total: totalPrice }
      if (!emit('before-submit', stay, true)) return { ok: false, failure: { kind: 'aborted' } }
      const { partner, campaign } = query()
      const booking: BookingInput & { partner?: string | undefined; campaign?: string | undefined } = {
        ...input,
        partner,
        campaign,
      }
      const result = await api.bookings.create(booking, options)
      // a code of a later contract than that of this file
      const code: string | undefined =
        !result.ok && result.failure.kind === 'api' ? result.failure.code : undefined
      if (code === 'origin_not_allowed') {
        failed(code, `${location.origin} is not registered for bookings of '${partner}'. The link stays.`)
      }
      return result
    },
  },
})
