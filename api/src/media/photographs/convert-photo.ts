import { readFile } from 'node:fs/promises'
import { type EncodedPhoto, encodePhoto } from './encode-photo.ts'
import { type Photo, readPhoto } from './read-photo.ts'

export interface ConvertedPhoto extends EncodedPhoto {
  original: Photo
}

/** Creates the files for visitors from the owner's `file` in `folder`. Throws `ApiError` if it cannot be used. */
export type ConvertPhoto = (file: string, folder: string) => Promise<ConvertedPhoto>

/** Converts in this process, for a command, which is a process of its own. */
export const convertPhoto: ConvertPhoto = async (file, folder) => {
  const bytes = await readFile(file)
  const original = await readPhoto(file, bytes)
  return { ...(await encodePhoto(bytes, folder)), original }
}
