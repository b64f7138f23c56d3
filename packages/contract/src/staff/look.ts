import { z } from 'zod'
import { drawingSets, lookPlaces } from '../property-kinds.ts'
import { accentColour, propertyLook } from '../schemas/property-look.ts'
import { photographTypes } from './photographs.ts'
import { version } from './version.ts'

/** How the property looks to guests, and what the owner chose of it. */
export const staffLook = propertyLook.extend({ version })

/** Missing fields do not change; null gives the colours of the design back. */
export const staffLookInput = z
  .object({ accent: accentColour.nullable(), drawings: z.enum(drawingSets) })
  .partial()
  .extend({ version })

/** Types that a picture of the property may have; an SVG gets an answer that says what to send instead. */
export const lookPictureTypes = [...photographTypes, 'image/svg+xml', 'image/gif'] as const

export const lookPlaceParams = z.object({ place: z.enum(lookPlaces) })

export type StaffLook = z.infer<typeof staffLook>
export type StaffLookInput = z.input<typeof staffLookInput>
