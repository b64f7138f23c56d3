import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { EventSchema } from '@calm-rest/contract/events'
import { framework, releaseVersion, remoteName } from '@calm-rest/contract/releases'
import { langs } from '@calm-rest/contract/widget'
import { z } from 'zod'
import { remoteNameOf } from '../rspack/package.ts'

/** Facts that no build knows, in `"calm-rest"` of package.json. */
const declared = z.object({
  /** Team that owns the remote. */
  owner: z.string().min(1),
  /** Version of the widget contract that its widgets implement. */
  contract: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/)
    .optional(),
  /** Languages of its widgets. */
  locales: z.array(z.string()).default([]),
  /** Props for each widget with which the gate tests it. */
  exampleProps: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  places: z.unknown().optional(),
  events: z
    .object({
      sends: z.array(z.string()).exactOptional(),
      hears: z.array(z.string()).exactOptional(),
      /** By name, as JSON Schema; release.json is checked later. */
      own: z
        .record(
          z.string(),
          z.custom<EventSchema>((own) => typeof own === 'object'),
        )
        .exactOptional(),
    })
    .optional(),
  uses: z.unknown().optional(),
  backends: z.unknown().optional(),
  framework: framework.optional(),
})

const manifest = z.object({
  name: z
    .string()
    .transform((name) => remoteNameOf({ name }))
    .pipe(remoteName),
  version: releaseVersion,
  'calm-rest': declared,
})

/** The project of a build, by its package.json. */
export type AdoptedProject = z.infer<typeof declared> & {
  /** Folder of its package.json. */
  folder: string
  remote: string
  version: string
}

/** Languages of the site that the project does not have. */
export const missingLocales = ({ locales }: Pick<AdoptedProject, 'locales'>): string[] =>
  langs.filter((lang) => !locales.includes(lang))

/**
 * The project of the nearest package.json around a folder; a sentence if there is none, or if it lacks facts.
 */
export const readProjectOf = (folder: string): AdoptedProject | string => {
  const file = nearest(folder)
  if (file === undefined) return `there is no package.json around ${folder}`
  const read = manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!read.success) return `${file}:\n${z.prettifyError(read.error)}`
  const { name: remote, version, 'calm-rest': own } = read.data
  return { folder: dirname(file), remote, version, ...own }
}

const nearest = (folder: string): string | undefined => {
  const file = join(folder, 'package.json')
  if (existsSync(file)) return file
  return dirname(folder) === folder ? undefined : nearest(dirname(folder))
}
