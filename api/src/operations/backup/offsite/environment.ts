import { join } from 'node:path'
import { type BucketLocation, type ObjectStore, openBucket, readBucketLocation } from '@calm-rest/objects'
import { mediaFolder } from '../../../media/index.ts'
import type { Keep } from '../keep.ts'
import type { OffsiteOptions } from './schedule.ts'

interface OffsiteEnvironment {
  BACKUP_URL?: string | undefined
  BACKUP_RECIPIENTS: readonly string[]
  BACKUP_EVERY_SECONDS: number
  BACKUP_EVERY_HOURS: number
  BACKUP_KEEP: Keep
  DATA_DIR: string
  DATABASE_URL?: string | undefined
}

const hourMs = 60 * 60_000
const dayHours = 24

/**
 * The bucket of BACKUP_URL. `BACKUP_AWS_…` wins over `AWS_…`: the bucket may be of another provider than the photographs,
 * and its keys may do less.
 */
const offsiteLocation = (variables: NodeJS.ProcessEnv): BucketLocation | undefined => {
  const own = Object.entries(variables).flatMap(([name, value]) =>
    name.startsWith('BACKUP_AWS_') ? [[name.slice('BACKUP_'.length), value] as const] : [],
  )
  return readBucketLocation('BACKUP_URL', { ...variables, ...Object.fromEntries(own) })
}

/** The bucket for a command; undefined without BACKUP_URL. */
export const openOffsiteStore = async (variables: NodeJS.ProcessEnv): Promise<ObjectStore | undefined> => {
  const location = offsiteLocation(variables)
  return location && openBucket(location)
}

/** Undefined without BACKUP_URL. Throws if it cannot be used, since an owner would rely on backups that nobody makes. */
export const offsiteOptions = (
  environment: OffsiteEnvironment,
  variables: NodeJS.ProcessEnv,
): OffsiteOptions | undefined => {
  const location = offsiteLocation(variables)
  if (!location) return undefined
  const {
    BACKUP_RECIPIENTS: recipients,
    BACKUP_EVERY_HOURS,
    BACKUP_EVERY_SECONDS,
    DATABASE_URL,
  } = environment
  if (DATABASE_URL !== undefined) {
    throw new Error(
      'BACKUP_URL backs up SQLite. PostgreSQL has its own tools: remove it, and see docs/database.md.',
    )
  }
  if (recipients.length === 0) {
    throw new Error(
      'BACKUP_URL needs BACKUP_RECIPIENTS, the public key to encrypt for: npm run backup -- key FILE',
    )
  }
  return {
    location,
    recipients,
    everyMs: BACKUP_EVERY_SECONDS * 1000,
    snapshotEveryMs: (BACKUP_EVERY_HOURS || dayHours) * hourMs,
    keep: environment.BACKUP_KEEP,
    folders: offsiteFolders(environment.DATA_DIR, variables),
  }
}

/** Folders that are not in a bucket of their own. */
export const offsiteFolders = (
  dataDir: string,
  { MEDIA_URL, RELEASES_URL, RELEASES_DIR, RELEASE_TRUST_DIR }: NodeJS.ProcessEnv,
) => ({
  ...(MEDIA_URL === undefined && { media: join(dataDir, mediaFolder) }),
  ...(RELEASES_URL === undefined && { releases: RELEASES_DIR || join(dataDir, 'releases') }),
  'release-trust': RELEASE_TRUST_DIR || join(dataDir, 'release-trust'),
})
