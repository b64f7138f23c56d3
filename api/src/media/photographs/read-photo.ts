import type { ErrorCode } from '@calm-rest/contract/errors'
import { staffLimits } from '@calm-rest/contract/staff'
import sharp, { type Metadata } from 'sharp'
import { ApiError } from '../../core/http/api-error.ts'
import { isMovingPng, type PhotoKind, photoKind } from './photo-kind.ts'

export interface Photo {
  /** Pixels, with the photograph upright. */
  width: number
  height: number
}

const { pixels, minWidth, ratio } = staffLimits.photographs

/**
 * Reads a photograph, or throws `ApiError` with the reason why it cannot be used. The content decides, not the
 * name.
 */
export const readPhoto = async (name: string, bytes: Buffer): Promise<Photo> => {
  const kind = photoKind(bytes)
  const reason = kind ? refusedKinds[kind] : 'is not a picture. JPEG, PNG, WebP, AVIF and TIFF can be used'
  if (reason)
    throw new ApiError(kind === 'heic' ? 'photograph_heic' : 'photograph_unreadable', {
      why: `${name} ${reason}.`,
    })
  const metadata = await readMetadata(name, bytes)
  if ((metadata.pages ?? 1) > 1 || (kind === 'png' && isMovingPng(bytes))) {
    throw new ApiError('photograph_unreadable', { why: `${name} ${moving}.` })
  }
  const { width, height } = metadata.autoOrient
  assertSize(name, width, height)
  return { width, height }
}

const moving = 'moves or holds several pictures. Save the one that you want as JPEG and add that'

const refusedKinds: Partial<Record<PhotoKind, string>> = {
  heic: 'is in the HEIC format of iPhones, which cannot be read here. Export it as JPEG and add that',
  svg: 'is a drawing (SVG), not a photograph. JPEG, PNG, WebP, AVIF and TIFF can be used',
  gif: 'is a GIF, which has too few colours for a photograph. JPEG, PNG, WebP, AVIF and TIFF can be used',
  avifSequence: moving,
}

const readMetadata = (name: string, bytes: Buffer): Promise<Metadata> =>
  sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: Error) => {
      throw new ApiError('photograph_unreadable', { why: `${name} is damaged: ${cause.message}.` })
    })

const assertSize = (name: string, width: number, height: number) => {
  const refuse = (code: ErrorCode, why: string) => {
    throw new ApiError(code, { why: `${name} is too ${why}` })
  }
  const size = `${width} × ${height} pixels`
  if (width * height > pixels)
    refuse('photograph_too_large', `large: ${size}, the limit is ${pixels / 1e6} million. Save it smaller.`)
  if (width < minWidth)
    refuse(
      'photograph_too_small',
      `small: ${size}. It would look soft; it has to be at least ${minWidth} pixels wide.`,
    )
  if (Math.max(width / height, height / width) > ratio)
    refuse(
      'photograph_too_long',
      `long: ${size}. Rooms are shown 3:2; one side may be at most ${ratio} times the other.`,
    )
}
