import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NewRemote } from './arguments.ts'
import type { LockFile } from './register/lock-file.ts'

const folder = join(import.meta.dirname, 'template')
const ending = '.template'

/**
 * The files of a new remote. In the template their names have another ending, so that no tool takes it for a remote;
 * they are checked and tested as part of a remote that was created.
 */
export const readTemplate = ({ name, owner }: NewRemote, lock: LockFile): Map<string, string> =>
  new Map(
    globSync(`**/*${ending}`, { cwd: folder })
      .sort()
      .map((file) => {
        const text = readFileSync(join(folder, file), 'utf8')
          .replaceAll('mf-example', name)
          .replaceAll('@team/owner', owner)
          .replaceAll(
            /"(.+)": "as installed"/g,
            (_, dependency) => `"${dependency}": "${versionOf(lock, dependency)}"`,
          )
        return [file.slice(0, -ending.length).replaceAll('\\', '/'), text]
      }),
  )

/** Version that this tree has of a package, its own workspaces included. */
const versionOf = ({ packages }: LockFile, name: string): string => {
  const entry = packages[`node_modules/${name}`]
  const version = entry?.link ? packages[entry.resolved ?? '']?.version : entry?.version
  if (!version) throw new Error(`package-lock.json knows no ${name}, which the template needs.`)
  return version
}
