import type { Picture } from '@calm-rest/contract/api'
import { type PhotoFormat, photoAddress, photoFile, photoTypes } from './files.ts'

/** Names and sizes of a photograph's files. */
export interface PhotoFiles {
  hash: string
  /** Width of the largest file, in pixels. */
  width: number
  height: number
  /** Widths of the AVIF and WebP files in pixels, smallest first. */
  widths: readonly number[]
  jpegWidth: number
  preview: string
}

/** Converts a photograph to the form of the contract. */
export const toPicture = ({ hash, width, height, widths, jpegWidth, preview }: PhotoFiles): Picture => {
  const srcset = (format: PhotoFormat) =>
    widths.map((w) => `${photoAddress(hash, photoFile(w, format))} ${w}w`).join(', ')
  return {
    src: photoAddress(hash, photoFile(jpegWidth, 'jpg')),
    width,
    height,
    sources: (['avif', 'webp'] as const).map((format) => ({
      type: photoTypes[format],
      srcset: srcset(format),
    })),
    preview,
  }
}

/** Describes a drawn scene. All are 3:2 and sharp at any size. */
export const toScene = (path: string): Picture => ({ src: path, width: 1200, height: 800 })
