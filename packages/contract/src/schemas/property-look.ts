import { z } from 'zod'
import { drawingSets } from '../property-kinds.ts'
import { pictureSchema } from './picture.ts'

/** `#rrggbb`, lower case. A type alone tells it from other strings, so that the document of the API can show it. */
export const accentColour = z.string().regex(/^#[0-9a-f]{6}$/) as unknown as z.ZodType<`#${string}`, string>

const address = z.string().meta({ description: 'Relative to the API.' })

const logo = z
  .object({
    src: address,
    width: z.int(),
    height: z.int(),
    icon: address.meta({ description: 'PNG, 512 × 512; the other sizes of an app icon are beside it.' }),
    plate: z
      .enum(['light', 'dark'])
      .optional()
      .meta({ description: 'Theme in which it needs a plate behind it to be seen.' }),
  })
  .meta({ id: 'PropertyLogo' })

/** How the property looks. Whatever is missing is the design's own. Since contract 1.20. */
export const propertyLook = z
  .object({
    accent: accentColour.optional().meta({ description: 'The colour that the owner chose, #rrggbb.' }),
    drawings: z.enum(drawingSets).default('plain').meta({
      description:
        'Drawings where there is no photograph: of no place in particular, or of a house by a warm coast.',
    }),
    map: z.string().optional().meta({ description: 'A map that was drawn for the place.' }),
    logo: logo.optional(),
    hero: pictureSchema.optional(),
    about: pictureSchema.optional(),
  })
  .meta({ id: 'PropertyLook' })

export type PropertyLook = z.infer<typeof propertyLook>
export type PropertyLogo = z.infer<typeof logo>
