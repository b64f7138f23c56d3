import { z } from 'zod'

/** A picture: one address as a fallback, and several widths if it is a photograph. */
export const pictureSchema = z
  .object({
    src: z.string().meta({ description: 'Address, relative to the API; any browser shows it.' }),
    width: z.int().meta({ description: 'Pixels; with height, the ratio to keep free for it.' }),
    height: z.int(),
    sources: z
      .array(z.object({ type: z.string().meta({ example: 'image/avif' }), srcset: z.string() }))
      .optional()
      .meta({ description: 'The same picture in better formats, best first, each in several widths.' }),
    preview: z
      .string()
      .optional()
      .meta({ description: 'A data: address of a few blurred pixels, to show until the picture is there.' }),
    alt: z
      .string()
      .optional()
      .meta({ description: 'What it shows, in the language of the answer. Missing before contract 1.15.' }),
    caption: z.string().optional().meta({
      description: "'Drawing', in the language of the answer, on what is no photograph. Since contract 1.15.",
    }),
  })
  .meta({ id: 'Picture' })

export type Picture = z.infer<typeof pictureSchema>
