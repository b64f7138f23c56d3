import { z } from 'zod'

const file = z.object({ name: z.string(), integrity: z.string() })

/**
 * shell/dist/build.json: the files that the HTML loads. The build writes it; the server reads it once at
 * start.
 */
export const shellBuild = z.object({
  /** Hash of the sources; equal sources give the same hash and the same build. */
  source: z.string(),
  scripts: z.array(file),
  /** The only inline script of a page; it starts the others. */
  start: z.object({ text: z.string(), integrity: z.string() }),
  /**
   * Reporter of spans, for sites that trace: an inline script that loads it, and the script itself. A local dev server
   * has none.
   */
  trace: z.object({ start: z.object({ text: z.string(), integrity: z.string() }), script: file }).optional(),
  styles: z.array(file),
  /** Fonts that the first paint needs. */
  fonts: z.array(z.string()),
  /** The chunk with the shell's words, for each language. */
  words: z.record(z.string(), z.array(file)),
  /**
   * Files of a screen beyond the first load: its style sheets, and for each language its scripts and words.
   */
  screens: z.record(
    z.string(),
    z.object({ styles: z.array(file), scripts: z.record(z.string(), z.array(file)) }),
  ),
  /** The shell's server bundle, relative to the build folder; a local dev server has none. */
  server: z.string().optional(),
})

export type ShellBuild = z.infer<typeof shellBuild>

/** packages/embed/dist/build.json: the elements for partners. */
export const embedBuild = z.object({
  source: z.string(),
  version: z.string(),
})

export type EmbedBuild = z.infer<typeof embedBuild>
