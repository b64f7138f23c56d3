import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { ErrorCode } from '@calm-rest/contract/errors'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawPhoto, savePhoto } from '../../testing/photos.ts'
import { openTempDir } from '../../testing/test-api.ts'
import { convertPhoto } from './convert-photo.ts'

const png = (width: number, height: number, colour = '#10214b') =>
  sharp({ create: { width, height, channels: 4, background: colour } })
    .png()
    .toBuffer()

/** A few hundred bytes that declare these pixels. */
const declaring = async (width: number, height: number) => {
  const bytes = await png(64, 64)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha">${Array.from(
  { length: 9 },
  (_, i) => `<!ENTITY ${'bcdefghij'[i]} "${`&${'abcdefghi'[i]};`.repeat(10)}">`,
).join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&j;</text></svg>`

const refused: [string, () => Promise<Uint8Array> | Uint8Array, ErrorCode][] = [
  ['a billion laughs', () => Buffer.from(laughs), 'logo_svg'],
  [
    'an SVG with a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'logo_svg',
  ],
  [
    'an SVG behind a byte order mark',
    () => Buffer.from('\ufeff<!-- x --><svg onload="alert(1)"/>'),
    'logo_svg',
  ],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'logo_unreadable'],
  ['2,500 million pixels', () => declaring(50_000, 50_000), 'logo_too_large'],
  ['a line of 200,000 pixels', () => declaring(200_000, 1), 'logo_too_long'],
  ['half a PNG', async () => (await png(640, 400)).subarray(0, 200), 'logo_unreadable'],
  ['a speck', () => png(40, 40), 'logo_too_small'],
  ['nothing that is seen', () => png(200, 80, '#ffffff00'), 'logo_unreadable'],
  [
    'a GIF',
    async () =>
      sharp(await png(80, 80))
        .gif()
        .toBuffer(),
    'logo_unreadable',
  ],
]

const convert = async (bytes: Uint8Array) => {
  const folder = openTempDir()
  const made = await convertPhoto(savePhoto('logo', bytes), folder, 'logo')
  return { made, folder, file: (name: string) => readFileSync(join(folder, name)) }
}

it.each(refused)('refuses a logo that is %s', async (_, make, code) => {
  await expect(convert(await make())).rejects.toMatchObject({ code })
})

it('keeps pixels and transparency of a logo alone, without its empty edges, and makes icons of it', async () => {
  const mark = await png(300, 100)
  const original = await sharp({ create: { width: 500, height: 400, channels: 4, background: '#0000' } })
    .composite([{ input: mark, left: 50, top: 200 }])
    .withExif({ IFD0: { Copyright: '<script>Perera' } })
    .png()
    .toBuffer()
  const polyglot = Buffer.concat([original, Buffer.from('<html><script>alert(1)</script>')])
  const { made, folder, file } = await convert(polyglot)
  expect(made).toMatchObject({
    width: 300,
    height: 100,
    plate: 'dark',
    original: { width: 500, height: 400 },
  })
  const names = readdirSync(folder).sort()
  expect(names).toEqual(['icon-180.png', 'icon-192.png', 'icon-512.png', 'logo.png', 'logo.webp'])
  for (const name of names)
    expect([name, /script|Perera|Exif/.test(file(name).toString('latin1'))]).toEqual([name, false])
  expect(await sharp(file('icon-512.png')).metadata()).toMatchObject({ width: 512, height: 512 })
})

it.each([
  ['white', '#ffffff', 'light'],
  ['navy', '#10214b', 'dark'],
  ['a middle red', '#d4442e', undefined],
])('puts a plate behind a logo of %s where it would not be seen', async (_, colour, plate) => {
  expect((await convert(await png(200, 80, colour))).made.plate).toBe(plate)
})

it('takes a photograph for a logo, as JPEG has no transparency', async () => {
  const { made } = await convert(await drawPhoto(400, 200).jpeg().toBuffer())
  expect(made).toMatchObject({ width: 384, height: 192 })
})
