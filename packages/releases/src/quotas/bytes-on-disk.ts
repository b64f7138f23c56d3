import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const blockBytes = 4_096

/** Bytes that a file takes on a disk: whole blocks, so that thousands of tiny files cannot bypass a quota. */
export const wholeBlocks = (bytes: number) => Math.max(1, Math.ceil(bytes / blockBytes)) * blockBytes

/** Bytes that all files below a folder take on the disk. */
export const bytesOnDisk = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name))))
  return sizes.reduce((sum, { size }) => sum + wholeBlocks(size), 0)
}
