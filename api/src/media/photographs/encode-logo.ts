import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contrastOf, type Hex } from '@calm-rest/contract/look'
import { staffLimits } from '@calm-rest/contract/staff'
import sharp from 'sharp'
import { ApiError } from '../../core/http/api-error.ts'
import type { LogoFile } from '../files.ts'
import type { EncodedPhoto } from './encode-photo.ts'

/** Of the header, three times as sharp. */
const box = { width: 640, height: 192 }
const iconSides = [180, 192, 512] as const
/** Share of an icon's side that the logo takes: systems round its corners. */
const iconShare = 0.76
const grounds = { light: '#fffdf7', dark: '#14262d' } as const
/** Surfaces of both themes. */
const surfaces = { light: '#fcf8ee', dark: '#0c222b' } as const
/** Below this contrast a part of a logo is lost in its ground; a quarter of such parts is too much. */
const lost = 1.8
const mostLost = 0.25

interface Pixels {
  data: Buffer
  width: number
  height: number
}

/** Writes the files of a logo into `folder` from bare sRGB pixels with their transparency, without its empty edges. */
export const encodeLogo = async (
  bytes: Buffer,
  folder: string,
): Promise<EncodedPhoto & { plate?: 'light' | 'dark' }> => {
  const all = await decode(bytes)
  const edges = edgesOf(all)
  const { data, info } = await sharp(all.data, { raw: { width: all.width, height: all.height, channels: 4 } })
    .extract(edges)
    .resize({ width: box.width, height: box.height, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const logo = () => sharp(data, { raw: { width, height, channels: 4 } })
  const write = async (file: LogoFile, content: Promise<Buffer>) =>
    writeFile(join(folder, file), await content, { flush: true })
  const plate = plateOf({ data, width, height })

  await write('logo.webp', logo().webp({ lossless: true, effort: 5 }).toBuffer())
  await write('logo.png', logo().png({ compressionLevel: 9 }).toBuffer())
  const background = plate === 'light' ? grounds.dark : grounds.light
  for (const side of iconSides) {
    const inner = Math.round(side * iconShare)
    const drawn = await logo().resize({ width: inner, height: inner, fit: 'inside' }).png().toBuffer()
    const ground = sharp({ create: { width: side, height: side, channels: 3, background } })
    await write(
      `icon-${side}.png`,
      ground
        .composite([{ input: drawn }])
        .png({ palette: true })
        .toBuffer(),
    )
  }
  return { width, height, widths: [width], jpegWidth: width, preview: '', ...(plate && { plate }) }
}

const decode = async (bytes: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: staffLimits.logo.pixels })
    .autoOrient()
    .resize({ width: 2000, height: 2000, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: Error) => {
      throw new ApiError('logo_unreadable', { why: `The file is damaged: ${cause.message}.` })
    })
  return { data, width: info.width, height: info.height }
}

/** The smallest part with all that is visible. */
const edgesOf = ({ data, width, height }: Pixels) => {
  let left = width
  let top = height
  let right = -1
  let bottom = -1
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 16) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  if (right < 0) throw new ApiError('logo_unreadable', { why: 'The file shows nothing: it is transparent.' })
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** The theme on whose ground too much of the logo is lost; undefined if it is seen on both. */
const plateOf = (pixels: Pixels): 'light' | 'dark' | undefined => {
  const onLight = shareLost(pixels, surfaces.light)
  const onDark = shareLost(pixels, surfaces.dark)
  if (Math.max(onLight, onDark) <= mostLost) return undefined
  return onLight > onDark ? 'light' : 'dark'
}

const shareLost = ({ data }: Pixels, surface: Hex) => {
  const contrasts = new Map<number, boolean>()
  let visible = 0
  let gone = 0
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue
    // 4,096 colours are enough for a share
    const colour =
      (((data[at] ?? 0) >> 4) << 8) | (((data[at + 1] ?? 0) >> 4) << 4) | ((data[at + 2] ?? 0) >> 4)
    let isLost = contrasts.get(colour)
    if (isLost === undefined) {
      const [red, green, blue] = colour.toString(16).padStart(3, '0')
      isLost = contrastOf(`#${red}${red}${green}${green}${blue}${blue}`, surface) < lost
      contrasts.set(colour, isLost)
    }
    visible += 1
    if (isLost) gone += 1
  }
  return visible === 0 ? 0 : gone / visible
}
