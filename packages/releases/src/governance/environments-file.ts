import { environmentName } from '@calm-rest/contract/releases'
import { z } from 'zod'
import { ReleaseRefused } from '../folder/refusals.ts'
import { openTrustFile } from './trust-file.ts'

const environmentsFile = z
  .object({
    /** In the order in which a version goes from one to the next; empty where there is one environment only. */
    environments: z.array(environmentName).max(10).default([]),
    /** The one that keeps channels.json, as a site without environments does. */
    main: environmentName.optional(),
  })
  .refine(({ environments }) => new Set(environments).size === environments.length, {
    error: 'An environment is named twice',
  })
  .refine(({ environments, main }) => environments.length === 0 || (main && environments.includes(main)), {
    error: 'main is one of the environments',
  })

/** environments.json in the trust folder: where releases are live, in order. */
export const openEnvironmentsFile = (folder: string) => {
  const { path, read, change } = openTrustFile(folder, 'environments.json', environmentsFile, {
    environments: [],
  })
  const names = (): readonly string[] => read().environments

  return {
    path,
    names,
    /** The environment that keeps channels.json; undefined where there is one environment only. */
    main: (): string | undefined => read().main,
    /** The one in which a version must be live first; undefined for the first. */
    before: (environment: string): string | undefined => {
      const place = names().indexOf(environment)
      return place > 0 ? names()[place - 1] : undefined
    },
    /** Sets the order. The first time, the last one is the main one: what is live stays live there. */
    set: (environments: readonly string[]): void =>
      change(({ main = environments.at(-1) }) => {
        if (main === undefined || !environments.includes(main)) {
          throw new ReleaseRefused(
            'environment_unknown',
            `${main} stays: it keeps the releases that were live before there were environments.`,
          )
        }
        return { environments: [...environments], main }
      }),
  }
}

export type EnvironmentsFile = ReturnType<typeof openEnvironmentsFile>

/** Throws `ReleaseRefused` for an environment that the platform does not have. */
export const assertEnvironment = ({ names }: Pick<EnvironmentsFile, 'names'>, environment: string): void => {
  if (names().includes(environment)) return
  throw new ReleaseRefused(
    'environment_unknown',
    `There is no environment '${environment}'. ${names().length > 0 ? `There are ${names().join(', ')}.` : 'This platform has one only.'}`,
  )
}

/**
 * The environment that RELEASE_ENVIRONMENT names; undefined without it, which is the main one. Throws for a name that the
 * file does not have.
 */
export const siteEnvironment = (file: EnvironmentsFile, wanted: string | undefined): string | undefined => {
  if (!wanted) return undefined
  if (file.names().includes(wanted)) return wanted
  throw new Error(
    `RELEASE_ENVIRONMENT is '${wanted}', and ${file.path} names ${file.names().join(', ') || 'no environment'}. Set them with npm run release -- environment set staging production.`,
  )
}
