import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { staffLimits } from '@calm-rest/contract/staff'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { ApiError } from '../../core/http/api-error.ts'
import { photoFile } from '../files.ts'
import type { PhotoFiles } from '../picture.ts'

/** Widths in pixels: a phone, a card, a gallery, a wide screen. */
const widthSteps = [480, 800, 1200, 1800] as const
/** Width of the JPEG, for browsers without AVIF and WebP and for readers of `images`: one that suits all uses. */
const jpegFromWidth = 1000
const previewSide = 16
/** sand-100 of the palette, behind transparent pixels. */
const ground = '#F6EDD9'

export type EncodedPhoto = Omit<PhotoFiles, 'hash'>

/**
 * Writes the files of a photograph into `folder`: AVIF and WebP in several widths, and one JPEG. They are created from
 * bare sRGB pixels, so that no metadata of the original (location, time, camera, colour profile) can remain. Increase
 * `recipe` in original.ts with every change here: a photograph is cached forever.
 */
export const encodePhoto = async (bytes: Buffer, folder: string): Promise<EncodedPhoto> => {
  const { data, info } = await decode(bytes)
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  const write = async (file: string, picture: Sharp) =>
    writeFile(join(folder, file), await picture.toBuffer(), { flush: true })

  const widths = widthsFor(width)
  for (const w of widths) {
    await write(photoFile(w, 'avif'), pixels().resize(w).avif({ quality: 55, effort: 4 }))
    await write(
      photoFile(w, 'webp'),
      pixels().resize(w).webp({ quality: 76, effort: 5, smartSubsample: true }),
    )
  }
  const jpegWidth = widths.find((w) => w >= jpegFromWidth) ?? width
  await write(photoFile(jpegWidth, 'jpg'), pixels().resize(jpegWidth).jpeg({ quality: 80, mozjpeg: true }))
  return { width, height, widths, jpegWidth, preview: await previewOf(pixels()) }
}

/** Decodes upright, in sRGB, no wider than the widest file. */
const decode = (bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo }> =>
  sharp(bytes, { failOn: 'error', limitInputPixels: staffLimits.photographs.pixels })
    .autoOrient()
    .resize({ width: widthSteps.at(-1), withoutEnlargement: true })
    .flatten({ background: ground })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: Error) => {
      throw new ApiError('photograph_unreadable', { why: `The file is damaged: ${cause.message}.` })
    })

/** Never wider than the original. A step hardly smaller than the last is omitted. */
const widthsFor = (width: number): number[] => [...widthSteps.filter((step) => step < width * 0.9), width]

const previewOf = async (pixels: Sharp) => {
  const tiny = pixels.resize(previewSide, previewSide, { fit: 'inside' }).blur(1)
  return `data:image/webp;base64,${(await tiny.webp({ quality: 20, effort: 6 }).toBuffer()).toString('base64')}`
}
