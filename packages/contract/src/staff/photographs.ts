import { z } from 'zod'
import { limits } from '../limits.ts'
import { line } from '../schemas/fields.ts'
import { staffLimits } from './limits.ts'
import { version, versioned } from './version.ts'

/**
 * Types that `addPhotograph` accepts. The content decides the type of a file; for HEIC the error says how to
 * convert it.
 */
export const photographTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/tiff',
  'image/heic',
  'image/heif',
] as const

/** A photograph in the list of the front desk: its smallest file. */
export const listedPhotograph = z.object({
  id: z.int(),
  /** Address relative to the API. */
  src: z.string(),
  /** Width of that file in pixels. */
  width: z.int(),
  height: z.int(),
  /** Starts at 1; for a removed photograph its former position. */
  position: z.int(),
})

/** Photographs of a room. Without any, guests see its drawn scenes. */
export const roomPhotographs = z.object({
  version,
  roomId: z.string(),
  /** In the order that guests see. */
  photographs: listedPhotograph.array(),
  /** Removed less than `staffLimits.photographs.undoMinutes` ago, and restorable. Last removed first. */
  removed: listedPhotograph.array(),
})

export const roomOfPhotographs = z.object({ roomId: line(limits.text.title) })
export const photographParams = roomOfPhotographs.extend({ id: z.coerce.number().int().min(1) })

/** Starts at 1; the first photograph is on the room's card. */
export const photographMoveInput = versioned.extend({
  position: z.int().min(1).max(staffLimits.photographs.perRoom),
})

export type ListedPhotograph = z.infer<typeof listedPhotograph>
export type RoomPhotographs = z.infer<typeof roomPhotographs>
export type PhotographMoveInput = z.input<typeof photographMoveInput>
