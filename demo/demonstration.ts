import { holdingOf, openDatabase } from '@calm-rest/api/demonstration'
import { fillSeason } from './season/fill-season.ts'

const defaultFolder = './data-demo'

/** Variables that lead to what belongs to a real property: its database, buckets, backups, and its log. */
const ofTheProperty = [
  'DATABASE_URL',
  'RELEASES_URL',
  'RELEASE_TRUST_DIR',
  'MEDIA_URL',
  'BACKUP_DIR',
  'LOG_FILE',
] as const

/** Gives the variables of a demonstration a data folder, and takes away what would lead to the real property. */
export const separateFromProperty = (variables: NodeJS.ProcessEnv): void => {
  for (const name of ofTheProperty) delete variables[name]
  variables.DATA_DIR ??= defaultFolder
}

/**
 * Fills a data folder that has nothing with two years of invented guests; leaves a demonstration as its visitors made it.
 * @throws Error where the folder is somebody's property
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
