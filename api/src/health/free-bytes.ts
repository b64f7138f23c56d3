import { statfs } from 'node:fs/promises'

/** What is left on the disk of a folder, for whoever is not its administrator. */
export const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
