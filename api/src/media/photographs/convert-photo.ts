import { readFile } from 'node:fs/promises'
import { encodeLogo } from './encode-logo.ts'
import { type EncodedPhoto, encodePhoto } from './encode-photo.ts'
import { readLogo } from './read-logo.ts'
import { type Photo, readPhoto } from './read-photo.ts'

export interface ConvertedPhoto extends EncodedPhoto {
  original: Photo
  /** Theme in which a logo is not seen without a plate behind it. */
  plate?: 'light' | 'dark' | undefined
}

/** What a file becomes. */
export type PictureKind = 'photograph' | 'logo'

/** Creates the files for visitors from the owner's `file` in `folder`. Throws `ApiError` if it cannot be used. */
export type ConvertPhoto = (file: string, folder: string, kind?: PictureKind) => Promise<ConvertedPhoto>

/** Converts in this process, for a command, which is a process of its own. */
export const convertPhoto: ConvertPhoto = async (file, folder, kind) => {
  const bytes = await readFile(file)
  if (kind === 'logo') {
    const original = await readLogo(file, bytes)
    return { ...(await encodeLogo(bytes, folder)), original }
  }
  const original = await readPhoto(file, bytes)
  return { ...(await encodePhoto(bytes, folder)), original }
}
