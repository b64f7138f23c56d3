import type { ErrorCode } from '@calm-rest/contract/errors'
import { staffLimits } from '@calm-rest/contract/staff'
import sharp from 'sharp'
import { ApiError } from '../../core/http/api-error.ts'
import { isMovingPng, type PhotoKind, photoKind } from './photo-kind.ts'
import type { Photo } from './read-photo.ts'

const { pixels, minSide, ratio } = staffLimits.logo
const accepted: readonly (PhotoKind | undefined)[] = ['png', 'jpeg', 'webp']

const refuse = (code: ErrorCode, why: string) => {
  throw new ApiError(code, { why })
}

/**
 * Reads a logo, or throws `ApiError` with the reason why it cannot be used. The content decides, not the name. An SVG is
 * a program for its reader, so nothing here reads one.
 */
export const readLogo = async (name: string, bytes: Buffer): Promise<Photo> => {
  const kind = photoKind(bytes)
  if (kind === 'svg') refuse('logo_svg', `${name} is an SVG. Save it as PNG.`)
  if (!accepted.includes(kind)) refuse('logo_unreadable', `${name} is not a PNG, JPEG or WebP.`)
  // the header alone: no pixel is decoded before its number is known
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: Error) => refuse('logo_unreadable', `${name} is damaged: ${cause.message}.`))
  if (!metadata || (metadata.pages ?? 1) > 1 || (kind === 'png' && isMovingPng(bytes)))
    return refuse('logo_unreadable', `${name} moves or holds several pictures.`) as never
  const { width, height } = metadata.autoOrient
  const size = `${name}: ${width} × ${height} pixels`
  if (width * height > pixels) refuse('logo_too_large', size)
  if (Math.max(width, height) < minSide) refuse('logo_too_small', size)
  if (Math.max(width / height, height / width) > ratio) refuse('logo_too_long', size)
  return { width, height }
}
