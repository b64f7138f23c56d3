import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { staffLimits } from '@calm-rest/contract/staff'
import { ApiError } from '../../core/http/api-error.ts'
import type { PictureKind } from './convert-photo.ts'

/**
 * Part of the hash in an address. Increase it with every change of encode-photo.ts, since a photograph is cached
 * forever.
 */
const recipe = 1
/** The same of encode-logo.ts. */
const logoRecipe = 1

const { bytes: maxBytes } = staffLimits.photographs

/**
 * Returns the size of the owner's file in bytes without reading it. Throws `ApiError` if the size is impossible
 * for a photograph.
 */
export const sizeOfOriginal = async (file: string): Promise<number> => {
  const handle: FileHandle = await open(file).catch((cause: NodeJS.ErrnoException) => {
    throw new ApiError('invalid_request', { why: unreadable(file, cause.code) })
  })
  try {
    const stat = await handle.stat()
    if (!stat.isFile())
      throw new ApiError('invalid_request', { why: `${file} is not a file. Name one picture.` })
    if (stat.size <= maxBytes) return stat.size
    throw new ApiError('photograph_too_large', {
      why:
        `${file} is too large: ${inMegabytes(stat.size)}, the limit is ${inMegabytes(maxBytes)}. ` +
        'Save it as JPEG, or smaller.',
    })
  } finally {
    await handle.close()
  }
}

/** Returns the hash that names the created files: equal bytes and an equal recipe give equal files. */
export const hashOfOriginal = async (file: string, kind: PictureKind = 'photograph'): Promise<string> => {
  const made = kind === 'logo' ? `logo ${logoRecipe}` : `recipe ${recipe}`
  const hash = createHash('sha256').update(`${made}\n`)
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex').slice(0, 32)
}

const unreadable = (file: string, code: string | undefined) =>
  code === 'ENOENT' || code === 'ENOTDIR'
    ? `There is no file ${file}.`
    : `${file} cannot be read (${code}). May this user read it?`

const inMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '')} MB`
