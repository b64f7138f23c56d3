import { ApiError } from '../../core/http/api-error.ts'
import { type Feed, staysOf } from '../../stays/index.ts'
import type { DeskDeps } from './deps.ts'
import type { DeskRoomCommands } from './rooms.ts'

export type DeskChannel = Omit<Feed, 'id'>

/** With the path of its feed, which is returned once and not stored. */
export type NewDeskChannel = DeskChannel & { path: string }

const mostPortalChars = 60

/** Calendar feeds for booking portals: one for each room and portal. */
export const createDeskChannelCommands = ({ db, recorder, now }: DeskDeps, rooms: DeskRoomCommands) => {
  const feeds = staysOf(db).feeds
  const find = async (roomId: string, portal: string): Promise<Feed> => {
    const feed = await feeds.find((await rooms.find(roomId)).id, portal)
    if (feed) return feed
    const known = (await feeds.all()).filter((one) => one.roomId === roomId)
    const names = known.map((one) => one.portal).join(', ') || 'none'
    throw new ApiError('not_found', { why: `${roomId} has no calendar for '${portal}'. It has: ${names}.` })
  }
  const change = <T>(
    action: string,
    roomId: string,
    portal: string,
    work: (at: Date) => Promise<T>,
  ): Promise<T> => {
    const at = now()
    const read = async () => factsOf(await feeds.find(roomId, portal))
    return recorder.changed({ action, subject: `${roomId} ${portal}`, at, read }, () => work(at))
  }
  const withPath = async (roomId: string, portal: string, token: string): Promise<NewDeskChannel> => ({
    ...toDesk(await find(roomId, portal)),
    path: `/api/calendars/${token}.ics`,
  })

  return {
    find: async (roomId: string, portal: string): Promise<DeskChannel> => toDesk(await find(roomId, portal)),
    list: async (): Promise<DeskChannel[]> => (await feeds.all()).map(toDesk),
    add: async (roomId: string, givenPortal: string): Promise<NewDeskChannel> => {
      const portal = parsePortal(givenPortal)
      if (await feeds.find((await rooms.find(roomId)).id, portal)) {
        throw new ApiError('invalid_request', {
          why: `${roomId} has a calendar for '${portal}' already. 'rotate' gives it another address.`,
        })
      }
      const token = await change('calendar add', roomId, portal, (at) => feeds.add(roomId, portal, at))
      return withPath(roomId, portal, token)
    },
    /** Replaces the address; the previous one stops working at once. */
    rotate: async (roomId: string, portal: string): Promise<NewDeskChannel> => {
      const { id } = await find(roomId, portal)
      const token = await change('calendar rotate', roomId, portal, (at) => feeds.rotate(id, at))
      return withPath(roomId, portal, token)
    },
    remove: async (roomId: string, portal: string): Promise<DeskChannel> => {
      const feed = await find(roomId, portal)
      await change('calendar remove', roomId, portal, () => feeds.remove(feed.id))
      return toDesk(feed)
    },
  }
}

const factsOf = (feed: Feed | undefined) => (feed ? { createdAt: feed.createdAt } : null)

const toDesk = ({ id: _, ...feed }: Feed): DeskChannel => feed

const parsePortal = (given: string): string => {
  const portal = given.trim()
  if (portal !== '' && portal.length <= mostPortalChars && !/\p{Cc}/u.test(portal)) return portal
  throw new ApiError('invalid_request', {
    why: `A portal's name is one line of 1 to ${mostPortalChars} characters.`,
  })
}
