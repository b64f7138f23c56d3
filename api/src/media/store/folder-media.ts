import { existsSync, renameSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStore } from './media-store.ts'

/** Stores each photograph in a folder below `mediaDir`. */
export const folderMedia = (mediaDir: string): MediaStore => ({
  isHere: true,
  put: async (hash, folder) => () => {
    const target = join(mediaDir, hash)
    // another room may show the same photograph
    if (!existsSync(target)) renameSync(folder, target)
  },
  read: (hash, file) => readFile(join(mediaDir, hash, file)).catch(() => undefined),
  remove: (hash) => rmSync(join(mediaDir, hash), { recursive: true, force: true }),
})
