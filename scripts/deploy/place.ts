import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Option, Refused } from '@calm-rest/command'
import { root } from '../root.ts'

export interface Place {
  /** Folder with compose.yaml, where `.env` and `secrets` are written. */
  folder: string | undefined
}

export const inFolder = () =>
  new Option('--folder <folder>', 'with compose.yaml; by default /deploy, else deploy in the project')

/** In a container the folder of the host is mounted there. */
const mounted = '/deploy'

/** Finds the folder. Throws `Refused` where it is not there, as in a container of the site. */
export const folderOf = ({ folder }: Place): string => {
  const usual = existsSync(mounted) ? mounted : join(root, 'deploy')
  // npm runs scripts in the project's folder
  const found = folder === undefined ? usual : resolve(process.env.INIT_CWD ?? '.', folder)
  if (existsSync(join(found, 'compose.yaml'))) return found
  if (existsSync(found))
    throw new Refused(`There is no compose.yaml in ${found}: copy the project's folder deploy there first.`)
  throw new Refused(
    `There is no folder ${found}. Run this on the machine itself, in the project's folder, or name the folder of compose.yaml by --folder.`,
  )
}

/** The hints of a text, with the folder that the caller has named: each is a command that can be copied. */
export const withFolder = (text: string, { folder }: Place): string =>
  folder === undefined
    ? text
    : text.replaceAll(/npm run deploy -- (init|check|up|restore|upgrade|return)\b/g, `$& --folder ${folder}`)
