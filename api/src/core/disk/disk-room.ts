import { statfs } from 'node:fs/promises'

export interface DiskRoom {
  /** For users other than the administrator. */
  freeBytes: number
  totalBytes: number
}

/** Room on the disk of a folder. */
export const diskRoom = async (folder: string): Promise<DiskRoom> => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}
