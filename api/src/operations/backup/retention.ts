import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { mediaFolder } from '../../media/index.ts'
import { sumFileOf } from './files.ts'
import { chooseKept, type Keep } from './keep.ts'
import { draftPrefix, listBackups, type StoredBackup } from './names.ts'
import { photographsOf } from './verify.ts'

/** Removes other backups, and photographs that no backup refers to any more. Returns the removed backups. */
export const pruneBackups = (folder: string, keep: Keep): StoredBackup[] => {
  const backups = listBackups(folder)
  const kept = chooseKept(backups, keep)
  const gone = backups.filter((backup) => !kept.has(backup))
  for (const { file } of gone) {
    rmSync(file)
    rmSync(sumFileOf(file), { force: true })
  }
  if (gone.length > 0) prunePhotographs(join(folder, mediaFolder), [...kept])
  return gone
}

const prunePhotographs = (media: string, kept: readonly StoredBackup[]) => {
  if (!existsSync(media)) return
  let named: Set<string>
  try {
    named = new Set(kept.flatMap(({ file }) => photographsOf(file)))
  } catch {
    // an unreadable one may refer to any photograph
    return
  }
  for (const hash of readdirSync(media)) {
    if (!named.has(hash) && !hash.startsWith(draftPrefix)) {
      rmSync(join(media, hash), { recursive: true, force: true })
    }
  }
}
