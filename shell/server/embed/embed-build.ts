import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** packages/embed/dist/build.json. */
export const embedBuild = z.object({
  source: z.string(),
  version: z.string(),
  /** Of the loader, for the snippet that names this version. */
  integrity: z.string(),
})

export type EmbedBuild = z.infer<typeof embedBuild>

/** The elements for partners as they were built; nothing where they were not. */
export const readEmbedBuild = (folder: string): EmbedBuild | undefined => {
  const file = join(folder, 'build.json')
  return existsSync(file) ? embedBuild.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}
