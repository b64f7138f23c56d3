import { chmodSync, copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { Refused } from '@calm-rest/command'
import type { Settings } from '../answers/settings.ts'
import { siteUser } from '../checks/settings.ts'
import type { RestoreCommand } from './arguments.ts'

/** What the container of a restore is told, and what it sees of this machine. */
export interface Source {
  args: readonly string[]
  /** A folder of this machine, and its place in the container. */
  mount: { from: string; to: string } | undefined
  /** Removes what was put here for the container. */
  remove(): void
}

const place = '/restore'
const stagePrefix = '.restore-'

const assertReadable = (file: string) => {
  const { uid, mode } = statSync(file)
  // without root the engine gives the container other users
  if (process.getuid?.() !== 0 || uid === siteUser || (mode & 0o004) !== 0) return
  throw new Refused(
    `The site cannot read ${file}: chown -R ${siteUser}:${siteUser} ${dirname(file)}, which only its user and root see then.`,
  )
}

/** A file of this machine with what lies beside it, its sum and photographs; else what the container itself finds. */
const fromFile = (named: string): Source => {
  const file = resolve(process.env.INIT_CWD ?? '.', named)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    return { args: [named], mount: undefined, remove: () => {} }
  }
  assertReadable(file)
  return {
    args: [`${place}/${basename(file)}`],
    mount: { from: dirname(file), to: place },
    remove: () => {},
  }
}

/** Deletes keys that an interrupted restore left. */
const sweep = (secrets: string) => {
  for (const name of readdirSync(secrets)) {
    if (name.startsWith(stagePrefix)) rmSync(join(secrets, name), { recursive: true, force: true })
  }
}

/** The container has another user: it gets a copy of the key, in a folder that nobody else of this machine enters. */
const fromBucket = (at: string, named: string, folder: string): Source => {
  const identity = resolve(process.env.INIT_CWD ?? '.', named)
  if (!existsSync(identity)) throw new Refused(`There is no file ${identity}.`)
  const secrets = join(folder, 'secrets')
  sweep(secrets)
  const stage = mkdtempSync(join(secrets, stagePrefix))
  chmodSync(stage, 0o755)
  copyFileSync(identity, join(stage, 'identity'))
  chmodSync(join(stage, 'identity'), 0o444)
  return {
    args: ['--at', at, '--identity', `${place}/identity`],
    mount: { from: stage, to: place },
    remove: () => rmSync(stage, { recursive: true, force: true }),
  }
}

/** Opens what is restored. Throws `Refused` where this machine or its settings lack it. */
export const openSource = (
  { source, yes, trustBackup }: RestoreCommand,
  folder: string,
  { variables }: Settings,
): Source => {
  if (source.kind === 'bucket' && variables.BACKUP_URL === undefined) {
    throw new Refused('Which bucket? Answer it first: npm run deploy -- init')
  }
  const opened =
    source.kind === 'bucket' ? fromBucket(source.at, source.identity, folder) : fromFile(source.file)
  const flags = [...(yes ? ['--yes'] : []), ...(trustBackup ? ['--trust-backup'] : [])]
  return { args: [...opened.args, ...flags], mount: opened.mount, remove: opened.remove }
}
