import { staffLimits } from '@calm-rest/contract/staff'
import { ApiError } from '../../core/http/api-error.ts'
import type { PhotographDeps } from './deps.ts'
import type { Photograph, RoomName } from './queries.ts'

/** A photograph that was moved, removed or restored. */
export interface PlacedPhotograph {
  photograph: Photograph
  room: RoomName
  /** Number of photographs that the room shows now. */
  count: number
}

const { perRoom } = staffLimits.photographs

/** Changes the position of a photograph in its room, and whether the room shows it. */
export const createPlacePhotograph = ({ queries, recorder, now, roomOf, placeOf }: PhotographDeps) => {
  const find = async (id: number): Promise<Photograph> => {
    const photograph = await queries.byId(id)
    if (photograph) return photograph
    throw new ApiError('photograph_not_found', { why: `There is no photograph number ${id}.` })
  }
  const findShown = async (id: number) => {
    const photograph = await find(id)
    if (photograph.removedAt === null) return photograph
    throw new ApiError('photograph_not_found', { why: `Photograph number ${id} was taken away.` })
  }
  const change = async (
    action: string,
    id: number,
    work: (photograph: Photograph, at: string) => Promise<unknown>,
  ): Promise<PlacedPhotograph> => {
    const at = now()
    const { roomId } = await find(id)
    return recorder.changed({ action, subject: roomId, at, read: () => placeOf(id) }, async () => {
      await work(await find(id), at.toISOString())
      const photograph = await find(id)
      const present = await queries.ofRoom(roomId)
      return { photograph, room: await roomOf(roomId), count: present.length }
    })
  }

  return {
    /** Moves it to a position, from 1 on. */
    move: (id: number, position: number) =>
      change('photograph move', id, async () => {
        const photograph = await findShown(id)
        const { length } = await queries.ofRoom(photograph.roomId)
        if (position > length)
          throw new ApiError('invalid_request', {
            why: `The room shows ${length} photographs, so that a position is 1 to ${length}.`,
          })
        await queries.placeAt(position, photograph)
      }),
    /** Removes it from all pages with the next page view. It can be restored until it is deleted. */
    remove: (id: number) =>
      change('photograph remove', id, async ({ roomId }, at) => {
        const shown = await findShown(id)
        if (await queries.isOnlyPicture(roomId))
          throw new ApiError('last_photograph', {
            why: `Photograph number ${id} is the only picture that guests have of ${roomId}: add another one first.`,
          })
        await queries.remove(shown, at)
      }),
    /** Restores a removed photograph. One that is shown stays where it is. */
    restore: (id: number) =>
      change('photograph restore', id, async (photograph) => {
        if (photograph.removedAt === null) return
        const { length } = await queries.ofRoom(photograph.roomId)
        if (length >= perRoom)
          throw new ApiError('too_many_photographs', {
            why: `The room shows ${perRoom} photographs already.`,
          })
        await queries.restore(photograph)
      }),
  }
}
