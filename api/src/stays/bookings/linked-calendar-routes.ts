import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody } from '../../core/http/validate.ts'
import type { SignedLinks } from '../../core/links/signed-links.ts'
import { propertyOf } from '../../property/index.ts'
import { stayCalendar } from '../calendar-file/stay-calendar.ts'
import { createBookingReads } from './stored-booking.ts'

interface LinkedCalendarDeps {
  db: Database
  links: SignedLinks
  limit: MiddlewareHandler<ApiEnv>
}

/** The calendar file of a booking's mail, for a guest who views the booking. */
export const linkedCalendarRoutes = ({ db, links, limit }: LinkedCalendarDeps) => {
  const reads = createBookingReads(db)
  const { current: propertyNow } = propertyOf(db).facts
  return new Hono<ApiEnv>().post(
    '/by-link/calendar',
    limit,
    jsonBody(calls.readLinkedCalendar.body),
    async (c) => {
      const { booking: reference } = await links.readBooking(c.req.valid('json').token)
      const lang = c.get('lang')
      const rooms = await reads.ofBooking(reference, lang)
      const confirmed = rooms.filter(({ status }) => status === 'confirmed')
      if (confirmed.length === 0) throw new ApiError('booking_closed')
      const property = await propertyNow()
      const { fileName, content } = stayCalendar(confirmed, { reference, lang, property }, 'PUBLISH')
      return c.json({ fileName, content })
    },
  )
}
