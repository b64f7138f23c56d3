import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { ActionRefused } from '../../action-refused.ts'
import { isMovingPng, type PhotoKind, photoKind } from './photo-kind.ts'
import { photoLimits } from './photo-limits.ts'

export interface Photo {
  bytes: Buffer
  /** Pixels, the right way up. */
  width: number
  height: number
  fileName: string
}

/** The owner's file, or an `ActionRefused` that says why it cannot be used. Decided by its content, not by its name. */
export const readPhoto = async (file: string): Promise<Photo> => {
  const bytes = await readBytes(file)
  const kind = photoKind(bytes)
  const reason = kind ? refusedKinds[kind] : 'is not a picture. JPEG, PNG, WebP, AVIF and TIFF can be used'
  if (reason) throw new ActionRefused(`${file} ${reason}.`)
  const metadata = await readMetadata(file, bytes)
  if ((metadata.pages ?? 1) > 1 || (kind === 'png' && isMovingPng(bytes))) {
    throw new ActionRefused(`${file} ${moving}.`)
  }
  const { width, height } = metadata.autoOrient
  assertSize(file, width, height)
  return { bytes, width, height, fileName: basename(file) }
}

const moving = 'moves or holds several pictures. Save the one that you want as JPEG and add that'

const refusedKinds: Partial<Record<PhotoKind, string>> = {
  heic: 'is in the HEIC format of iPhones, which cannot be read here. Export it as JPEG and add that',
  svg: 'is a drawing (SVG), not a photograph. JPEG, PNG, WebP, AVIF and TIFF can be used',
  gif: 'is a GIF, which has too few colours for a photograph. JPEG, PNG, WebP, AVIF and TIFF can be used',
  avifSequence: moving,
}

const readBytes = async (file: string): Promise<Buffer> => {
  const handle = await open(file).catch((cause: NodeJS.ErrnoException) => {
    throw new ActionRefused(unreadable(file, cause.code))
  })
  try {
    const stat = await handle.stat()
    if (!stat.isFile()) throw new ActionRefused(`${file} is not a file. Name one picture.`)
    if (stat.size > photoLimits.bytes) {
      throw new ActionRefused(
        `${file} is too large: ${inMegabytes(stat.size)}, the limit is ${inMegabytes(photoLimits.bytes)}. ` +
          'Save it as JPEG, or smaller.',
      )
    }
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

const unreadable = (file: string, code: string | undefined) =>
  code === 'ENOENT' || code === 'ENOTDIR'
    ? `There is no file ${file}.`
    : `${file} cannot be read (${code}). May this user read it?`

const inMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '')} MB`

const readMetadata = (file: string, bytes: Buffer): Promise<Metadata> =>
  sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: Error) => {
      throw new ActionRefused(`${file} is damaged: ${cause.message}.`)
    })

const assertSize = (file: string, width: number, height: number) => {
  const size = `${width} × ${height} pixels`
  if (width * height > photoLimits.pixels) {
    throw new ActionRefused(
      `${file} is too large: ${size}, the limit is ${photoLimits.pixels / 1e6} million. Save it smaller.`,
    )
  }
  if (width < photoLimits.minWidth) {
    throw new ActionRefused(
      `${file} is too small: ${size}. It would look soft; it has to be at least ${photoLimits.minWidth} pixels wide.`,
    )
  }
  if (Math.max(width / height, height / width) > photoLimits.ratio) {
    throw new ActionRefused(
      `${file} is too long: ${size}. Rooms are shown 3:2; one side may be at most ${photoLimits.ratio} times the other.`,
    )
  }
}
