import type { Picture, PropertyLogo } from '@calm-rest/contract/api'
import { logoAddress, toPicture } from '../../media/index.ts'

/** Files of a picture of the property. */
export interface LookFiles {
  hash: string
  /** Of the largest file, in pixels. */
  width: number
  height: number
  widths: readonly number[]
  jpegWidth: number
  preview: string
  /** Theme in which a logo is not seen without a plate behind it. */
  plate: 'light' | 'dark' | null
}

export const photographOf = (files: LookFiles): Picture => toPicture(files)

export const logoOf = ({ hash, width, height, plate }: LookFiles): PropertyLogo => {
  const logo: PropertyLogo = {
    src: logoAddress(hash, 'logo.webp'),
    width,
    height,
    icon: logoAddress(hash, 'icon-512.png'),
  }
  if (plate) logo.plate = plate
  return logo
}
