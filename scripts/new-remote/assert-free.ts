import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles } from '@calm-rest/build'
import { Refused } from '@calm-rest/command'
import { root } from '../root.ts'
import { remoteLists } from './remote-lists.ts'

/** Throws where the name is taken, or where a file that lists the remotes has uncommitted changes. */
export const assertFree = (name: string): void => {
  if (existsSync(join(root, name))) throw new Refused(`${name} is taken: there is a folder of that name.`)
  const naming = remoteLists.find(({ file, entry }) => textOf(file).includes(entry(name)))
  if (naming) throw new Refused(`${name} is taken: ${naming.file} names it.`)
  const changed = changedFiles(remoteLists.map(({ file }) => file))
  if (changed.length > 0)
    throw new Refused(
      `${changed.join(', ')} would be changed and is not committed. Commit or stash it first.`,
    )
}

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
