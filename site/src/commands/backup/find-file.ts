import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { listBackups } from '@calm-rest/api/backup'
import { Refused } from '@calm-rest/command'

/** Finds a file relative to the caller's folder, a name in the folder of backups, or the newest there as 'latest'. */
export const findFile = (named: string, folder: string): string => {
  if (named === 'latest') {
    const [newest] = listBackups(folder)
    if (newest) return newest.file
    throw new Refused(`There is no backup in ${folder}.`)
  }
  // npm runs scripts in the project's folder
  const asked = resolve(process.env.INIT_CWD ?? '.', named)
  return existsSync(asked) ? asked : join(folder, named)
}
