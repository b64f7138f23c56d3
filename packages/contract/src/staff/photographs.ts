import { z } from 'zod'
import { limits } from '../limits.ts'
import { line } from '../schemas/fields.ts'
import { staffLimits } from './limits.ts'
import { version, versioned } from './version.ts'

/** What `addPhotograph` takes. What a file is, its content says; of HEIC the answer tells what to do instead. */
export const photographTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/tiff',
  'image/heic',
  'image/heif',
] as const

/** A photograph as the desk lists it: its smallest file. */
export const listedPhotograph = z.object({
  id: z.int(),
  /** Address, relative to the API. */
  src: z.string(),
  /** Of that file, in pixels. */
  width: z.int(),
  height: z.int(),
  /** From 1 on; of one that was taken away, where it stood then. */
  position: z.int(),
})

/** Photographs of a room. Without any it shows its drawn scenes. */
export const roomPhotographs = z.object({
  version,
  roomId: z.string(),
  /** In the order in which guests see them. */
  photographs: listedPhotograph.array(),
  /** Taken away less than `staffLimits.photographs.undoMinutes` ago: each can come back. The last one first. */
  removed: listedPhotograph.array(),
})

export const roomOfPhotographs = z.object({ roomId: line(limits.text.title) })
export const photographParams = roomOfPhotographs.extend({ id: z.coerce.number().int().min(1) })

/** From 1 on: the first is the one on the room's card. */
export const photographMoveInput = versioned.extend({
  position: z.int().min(1).max(staffLimits.photographs.perRoom),
})

export type ListedPhotograph = z.infer<typeof listedPhotograph>
export type RoomPhotographs = z.infer<typeof roomPhotographs>
export type PhotographMoveInput = z.input<typeof photographMoveInput>
