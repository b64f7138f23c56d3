import type { RoomTypeInput } from '@calm-rest/contract/staff'
import { whenDone } from '@calm-rest/testing/cleanup'
import { placeOf } from '../../testing/engine.ts'
import { openTestStaff } from '../../testing/staff.ts'
import { openDesk } from '../open-desk.ts'

/** The room that the tests of the property change. */
export const params = { roomId: 'coral-suite' }
const deskNow = () => new Date('2027-06-01T06:00:00Z')

/** An owner who changes one room, and what a guest reads of it. */
export const openProperty = async () => {
  const staff = await openTestStaff()
  const { api, call } = staff
  const read = async () => (await call('readRoomType', { params })).data
  return {
    ...staff,
    read,
    /** Sends all of the room with a test's changes. */
    change: async (other: Partial<RoomTypeInput> = {}) => {
      const { roomId: _, status: __, units: ___, missing: ____, ...same } = await read()
      return call('changeRoomType', { params, body: { ...same, ...other } })
    },
    asGuest: async (lang: string) =>
      (await (await api.get(`/api/rooms/${params.roomId}?lang=${lang}`)).json()) as Record<string, unknown>,
    /** Opens it like the command line: as another process. */
    openBeside: async () => {
      const desk = await openDesk({ ...placeOf(api.dataDir), who: 'nirosha', now: deskNow })
      whenDone(desk.close)
      return desk
    },
    log: () =>
      api.db
        .prepare<[], { who: string; action: string; subject: string }>(
          "SELECT who, action, subject FROM desk_log WHERE action LIKE 'room %' OR action LIKE 'unit %' OR action LIKE 'amenity %' ORDER BY id",
        )
        .all(),
  }
}
