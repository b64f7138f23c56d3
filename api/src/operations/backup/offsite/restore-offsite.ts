import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refused } from '@calm-rest/command/outcomes'
import { mediaFolder } from '../../../media/index.ts'
import { type RestoreOptions, type RestoreResult, restoreBackup } from '../restore-backup.ts'
import { photographsOf } from '../verify.ts'
import { createUnseal } from './age.ts'
import { downloadState } from './download.ts'
import { type ListedFile, openFileList, readFileOf } from './file-list.ts'
import type { Folders } from './files.ts'
import { databasePrefix } from './names.ts'
import type { Reader } from './open-object.ts'
import { newestState, planRestore } from './plan.ts'
import { openRoom } from './room.ts'

export interface OffsiteRestoreOptions extends Omit<RestoreOptions, 'file'> {
  store: Reader
  /** Secret keys of the age format; one of them must fit. */
  identities: readonly string[]
  /** Restores the newest state of this moment or before. */
  at: Date
  folders: Folders
}

export interface OffsiteRestoreResult extends RestoreResult {
  /** Everything that was acknowledged before this moment is restored. */
  reachedAt: Date
  /** Newest moment up to `at` of which the bucket has something, even if it cannot be restored. */
  seenUntil: Date
  /** Number of restored files of each folder. */
  files: Record<string, number>
  /** Folders that are in the backup and were left as they are, since they have files. */
  left: string[]
}

const stagePrefix = '.from-bucket-'

/** Restores database and files from a bucket. Throws `Refused` before anything is changed. */
export const restoreOffsite = async (options: OffsiteRestoreOptions): Promise<OffsiteRestoreResult> => {
  const { store, identities, at, dataDir, folders } = options
  const unseal = createUnseal(identities)
  const keys = (await store.list(databasePrefix)).map(({ key }) => key)
  const plan = planRestore(keys, at)
  if (!plan)
    throw new Refused(`${store.name} has nothing of ${at.toISOString()} or before that can be restored.`)
  mkdirSync(dataDir, { recursive: true })
  sweep(dataDir)
  const stage = mkdtempSync(join(dataDir, stagePrefix))
  try {
    const file = join(stage, 'shipped.db')
    await downloadState(store, unseal, plan, file)
    const listed = await openFileList(store, unseal, at)
    const read = (one: ListedFile) => readFileOf(store, unseal, one)
    if (folders.media !== undefined) await stagePhotographs(file, listed, { dataDir, stage, read })
    const restored = await restoreBackup({ ...options, file })
    const { files, left } = await restoreFolders(listed, folders, read)
    const seenUntil = newestState(keys, at) ?? plan.reachedAt
    return { ...restored, reachedAt: plan.reachedAt, seenUntil, files, left }
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

/** Deletes what an interrupted restore left. */
const sweep = (dataDir: string) => {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(stagePrefix)) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}

interface Staging {
  dataDir: string
  stage: string
  read: (file: ListedFile) => Promise<Buffer>
}

const write = (path: string, content: Buffer) => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeFileSync(path, content, { mode: 0o600 })
}

/** Downloads the photographs that the database refers to and that are not here. */
const stagePhotographs = async (
  database: string,
  listed: readonly ListedFile[],
  { dataDir, stage, read }: Staging,
) => {
  const room = await openRoom(dataDir)
  const needed = photographsOf(database).filter((hash) => !existsSync(join(dataDir, mediaFolder, hash)))
  for (const hash of needed) {
    const files = listed.filter(({ path }) => path.startsWith(`media/${hash}/`))
    for (const file of files) {
      const content = await read(file)
      room.take(content.length, 'the photographs')
      write(join(stage, mediaFolder, file.path.slice('media/'.length)), content)
    }
  }
}

const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0

/** Restores other folders where there is nothing: what was retired or revoked since must not return. */
const restoreFolders = async (listed: readonly ListedFile[], folders: Folders, read: Staging['read']) => {
  const files: Record<string, number> = {}
  const left: string[] = []
  for (const [name, folder] of Object.entries(folders)) {
    const ours = listed.filter(({ path }) => path.startsWith(`${name}/`))
    if (name === 'media' || ours.length === 0) continue
    if (!isEmpty(folder)) {
      left.push(name)
      continue
    }
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const room = await openRoom(folder)
    for (const file of ours) {
      const content = await read(file)
      room.take(content.length, name)
      write(join(folder, file.path.slice(name.length + 1)), content)
    }
    files[name] = ours.length
  }
  return { files, left }
}
