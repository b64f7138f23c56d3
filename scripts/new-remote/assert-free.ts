import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles } from '../builds/revision.ts'
import { Refused } from '../release/outcomes.ts'
import { root } from '../root.ts'
import { registers } from './registers.ts'

/** Nobody has the name yet, and the files that name the remotes are as they were committed. */
export const assertFree = (name: string): void => {
  if (existsSync(join(root, name))) throw new Refused(`${name} is taken: there is a folder of that name.`)
  const naming = registers.find((file) =>
    new RegExp(`${name}(?![\\w-])`).test(readFileSync(join(root, file), 'utf8')),
  )
  if (naming) throw new Refused(`${name} is taken: ${naming} names it.`)
  const changed = changedFiles(registers)
  if (changed.length > 0)
    throw new Refused(
      `${changed.join(', ')} would be changed and is not committed. Commit or stash it first.`,
    )
}
