import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone } from '@calm-rest/contract/stay'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Database } from '../../core/database/database.ts'
import { soon } from '../../core/database/soon.ts'
import { ApiError } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { mainOf, propertyOf } from '../../property/index.ts'
import { createFeeds } from './feeds.ts'
import { createOccupied } from './occupied.ts'
import { writeFeed } from './write-feed.ts'

interface ChannelDeps {
  db: Database
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
}

/** 256 bits in base64url. */
const address = /^(?<token>[\w-]{43})\.ics$/

const headers = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': 'inline; filename="availability.ics"',
  // every visit must be recorded, and proxies must not store what a secret address shows
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
}

/** Routes of the calendars for channels. Only holders of an address can read it. */
export const channelRoutes = ({ db, now, limit }: ChannelDeps) => {
  const feeds = createFeeds(db)
  const occupied = createOccupied(db)
  const { findRoom, facts } = propertyOf(db)

  return new Hono<ApiEnv>().get('/:file', limit, async (c) => {
    const { token } = address.exec(c.req.param('file'))?.groups ?? {}
    const feed = token === undefined ? undefined : await feeds.byToken(token)
    const property = await facts.current()
    const lang = mainOf(property)
    const room = feed && (await findRoom(feed.roomId, lang))
    const spans = feed && (await occupied(feed.roomId, dateInZone(now(), hotel.timeZone)))
    if (!feed || !room || !spans) throw new ApiError('not_found')
    // neither a full disk nor a lock may make a channel sell what is taken
    if (c.req.method === 'GET') await soon(feeds.visited(feed, now()))
    const subject = { roomId: feed.roomId, roomName: room.name, property, lang }
    return c.body(writeFeed(subject, spans), 200, headers)
  })
}
