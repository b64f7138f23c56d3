import { existsSync, readdirSync, truncateSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ErrorCode } from '@calm-rest/contract/errors'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { placeOf } from '../../testing/engine.ts'
import { bombPng, drawPhoto, saveJpeg, savePhoto } from '../../testing/photos.ts'
import { openTestApi } from '../../testing/test-api.ts'
import { openPhotographs } from '../open-photographs.ts'

const jpeg = () => drawPhoto(900, 600).jpeg().toBuffer()

const moving = async (format: 'gif' | 'webp') => {
  const frames = await Promise.all(['#000', '#fff'].map((sea) => drawPhoto(800, 200, sea).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    [format]()
    .toBuffer()
}

/** Builds a PNG with a chunk after its header that declares an animation. */
const movingPng = async () => {
  const png = await drawPhoto().png().toBuffer()
  const control = Buffer.concat([Buffer.from('\0\0\0\x08acTL', 'latin1'), Buffer.alloc(12)])
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
}

const ftyp = (brands: string) => {
  const head = Buffer.from(`\0\0\0\0ftyp${brands}`, 'latin1')
  head.writeUInt32BE(head.length, 0)
  return Buffer.concat([head, Buffer.alloc(64)])
}

const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>'

/** Kind of file, the file, the message to the owner, and the code if it differs from that of an unreadable file. */
const refused: [string, () => Promise<Uint8Array> | Uint8Array, string, ErrorCode?][] = [
  [
    'words named .jpg',
    () => Buffer.from('Dear guests, here is the photograph.'),
    'is not a picture. JPEG, PNG',
  ],
  ['nothing', () => Buffer.alloc(0), 'is not a picture'],
  ['a PDF', () => Buffer.from('%PDF-1.7 of the brochure, two pages'), 'is not a picture'],
  ['an SVG', () => Buffer.from(svg), 'is a drawing (SVG)'],
  ['an SVG with a comment first', () => Buffer.from(`\ufeff\n<!-- sun -->${svg}`), 'is a drawing (SVG)'],
  ['a GIF that moves', () => moving('gif'), 'is a GIF'],
  ['a WebP that moves', () => moving('webp'), 'moves or holds several pictures'],
  ['a PNG that moves', movingPng, 'moves or holds several pictures'],
  ['an AVIF that moves', () => ftyp('avis\0\0\0\0avifmif1'), 'moves or holds several pictures'],
  ['a HEIC of an iPhone', () => ftyp('heic\0\0\0\0mif1heic'), 'HEIC format of iPhones', 'photograph_heic'],
  ['a JPEG cut off', async () => (await jpeg()).subarray(0, 3000), 'damaged'],
  ['the head of a JPEG alone', async () => (await jpeg()).subarray(0, 40), 'damaged'],
  [
    'too many pixels',
    bombPng,
    'is too large: 30000 × 30000 pixels, the limit is 80 million',
    'photograph_too_large',
  ],
  [
    'too small',
    () => drawPhoto(799, 600).jpeg().toBuffer(),
    'is too small: 799 × 600 pixels',
    'photograph_too_small',
  ],
  [
    'too small once it is turned',
    () => drawPhoto(1200, 700).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'is too small: 700 × 1200 pixels',
    'photograph_too_small',
  ],
  [
    'a ribbon',
    () => drawPhoto(4000, 900).jpeg().toBuffer(),
    'is too long: 4000 × 900 pixels',
    'photograph_too_long',
  ],
]

const openMedia = async () => {
  const { dataDir, db } = await openTestApi()
  const media = await openPhotographs({ ...placeOf(dataDir), who: 'nirosha' })
  onTestFinished(() => media.close())
  const rows = () => db.prepare('SELECT COUNT(*) FROM photographs').pluck().get()
  const left = () => (existsSync(join(dataDir, 'media')) ? readdirSync(join(dataDir, 'media')) : [])
  return { media, rows, left }
}

it.each(refused)(
  'refuses %s whatever its name says, and stores nothing of it',
  async (_, make, message, code = 'photograph_unreadable') => {
    const { media, rows, left } = await openMedia()
    const file = savePhoto('veranda.jpg', await make())
    await expect(media.add(file, { roomId: 'coral-suite' })).rejects.toMatchObject({
      name: 'ApiError',
      code,
      message: expect.stringContaining(message),
    })
    expect([await rows(), left()]).toEqual([0, []])
  },
)

it('refuses a file of more than 30 MB before it reads it', async () => {
  const { media } = await openMedia()
  const file = await saveJpeg('veranda.jpg')
  truncateSync(file, 31 * 1024 * 1024)
  await expect(media.add(file, { roomId: 'coral-suite' })).rejects.toThrow(
    `${file} is too large: 31 MB, the limit is 30 MB.`,
  )
})

it('reports a missing file and a folder', async () => {
  const { media } = await openMedia()
  const file = await saveJpeg('veranda.jpg')
  const add = (name: string) => media.add(name, { roomId: 'coral-suite' })
  await expect(add(`${file}.gone`)).rejects.toThrow(`There is no file ${file}.gone.`)
  await expect(add(join(file, 'inside'))).rejects.toThrow(`There is no file ${file}/inside.`)
  await expect(add(dirname(file))).rejects.toThrow(`${dirname(file)} is not a file.`)
})

it('accepts a picture with a misleading name', async () => {
  const { media } = await openMedia()
  const file = savePhoto('veranda.txt', await jpeg())
  expect(await media.add(file, { roomId: 'coral-suite' })).toMatchObject({ position: 1 })
})
