import { holdingOf, openDatabase } from '@calm-rest/api/demonstration'
import { fillSeason } from './season/fill-season.ts'

const defaultFolder = './data-demo'

/** Variables that refer to resources of a real property: its database, buckets, backups, and its log. */
const ofTheProperty = [
  'DATABASE_URL',
  'RELEASES_URL',
  'RELEASE_TRUST_DIR',
  'MEDIA_URL',
  'BACKUP_DIR',
  'BACKUP_URL',
  'LOG_FILE',
] as const

/** Sets the data folder of a demonstration, and deletes variables that refer to the real property. */
export const separateFromProperty = (variables: NodeJS.ProcessEnv): void => {
  for (const name of ofTheProperty) delete variables[name]
  variables.DATA_DIR ??= defaultFolder
}

/**
 * Fills an empty data folder with two years of invented guests. Leaves a demonstration as its visitors changed it.
 *
 * @throws Error if the folder belongs to a real property
 */
export const prepareDemonstration = async (dataDir: string, now = new Date()): Promise<void> => {
  switch (holdingOf(dataDir)) {
    case 'demonstration':
      return
    case 'property':
      throw new Error(
        `${dataDir} holds a property that is no demonstration, and stays as it is. Leave DATA_DIR out for ${defaultFolder}, or set it to another folder.`,
      )
    case 'nothing': {
      const db = await openDatabase({ dataDir })
      try {
        await fillSeason(db, now)
      } finally {
        await db.close()
      }
    }
  }
}
