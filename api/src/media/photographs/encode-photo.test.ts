import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawPhoto } from '../../testing/photos.ts'
import { openTempDir } from '../../testing/test-api.ts'
import { encodePhoto } from './encode-photo.ts'

const encode = async (bytes: Buffer) => {
  const folder = openTempDir()
  const encoded = await encodePhoto(bytes, folder)
  const files = readdirSync(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }))
  const bytesOf = (name: string) => files.find((file) => file.name === name)?.bytes as Buffer
  return { ...encoded, files, bytesOf }
}

/** Returns red, green and blue of one pixel. */
const colourAt = async (bytes: Buffer, left: number, top: number) => {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

it('creates AVIF and WebP in every width up to the widest, and one JPEG', async () => {
  const { files, ...encoded } = await encode(await drawPhoto(2400, 120).jpeg().toBuffer())
  expect(files.map(({ name }) => name).toSorted()).toEqual(
    ['1200.jpg', ...[1200, 1800, 480, 800].flatMap((w) => [`${w}.avif`, `${w}.webp`])].toSorted(),
  )
  expect(encoded).toMatchObject({
    width: 1800,
    height: 90,
    widths: [480, 800, 1200, 1800],
    jpegWidth: 1200,
  })
  for (const { name, bytes } of files) {
    const { format, width, height } = await sharp(bytes).metadata()
    const wanted = Number.parseInt(name, 10)
    const formats = { avif: 'heif', webp: 'webp', jpg: 'jpeg' }
    expect([name, format, width, height]).toEqual([
      name,
      formats[name.split('.')[1] as 'avif'],
      wanted,
      wanted / 20,
    ])
  }
})

it.each([
  [800, [480, 800], 800],
  [850, [480, 850], 850],
  [1250, [480, 800, 1250], 1250],
  [1700, [480, 800, 1200, 1700], 1200],
])('never enlarges: %i pixels become %j, the JPEG %i', async (width, widths, jpegWidth) => {
  const bytes = await drawPhoto(width, 40).jpeg().toBuffer()
  expect(await encode(bytes)).toMatchObject({ width, height: 40, widths, jpegWidth })
})

const secret = 'Leica of Mrs Perera'

const tellingJpeg = () =>
  drawPhoto()
    .withExif({
      IFD0: { Make: secret, Artist: secret, Copyright: secret },
      IFD2: { DateTimeOriginal: '2027:03:01 07:30:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 56/1 4890/100', GPSLongitudeRef: 'E' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>${secret}</rdf></x:xmpmeta>`)
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()

it('removes location, time, camera, texts and colour profile', async () => {
  const original = await tellingJpeg()
  const told = await sharp(original).metadata()
  expect([told.exif, told.xmp, told.icc].every((part) => part instanceof Buffer)).toBe(true)
  // the marker of a GPS directory
  expect(
    told.exif?.includes(Buffer.from([0x25, 0x88])) || told.exif?.includes(Buffer.from([0x88, 0x25])),
  ).toBe(true)

  const { files, preview } = await encode(original)
  const tiny = Buffer.from(preview.split(',')[1] as string, 'base64')
  for (const { name, bytes } of [...files, { name: 'preview', bytes: tiny }]) {
    const { exif, xmp, icc, iptc, tifftagPhotoshop, comments, orientation } = await sharp(bytes).metadata()
    expect({ name, exif, xmp, icc, iptc, tifftagPhotoshop, comments, orientation }).toEqual({ name })
    for (const word of [secret, 'Exif\0', 'EXIF', 'GPS', 'xmpmeta', 'ICC_PROFILE', '2027:03:01']) {
      expect([name, word, bytes.includes(word)]).toEqual([name, word, false])
    }
  }
})

it('rotates a photograph upright', async () => {
  // 6: the camera was on its side, so that the top of the scene is at the left of the file
  const { width, height, bytesOf } = await encode(
    await drawPhoto(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  )
  expect([width, height]).toEqual([300, 400])
  const left = await colourAt(bytesOf('300.jpg'), 30, 200)
  const right = await colourAt(bytesOf('300.jpg'), 270, 200)
  // rotated clockwise: the former top is on the right
  expect(left[0]).toBeGreaterThan(200)
  expect(right[0]).toBeLessThan(60)
})

it('preserves the colours of a wide colour space', async () => {
  const shown = [31, 122, 133]
  const original = await drawPhoto(800, 200, `rgb(${shown})`)
    .withIccProfile('p3')
    .jpeg({ quality: 100 })
    .toBuffer()
  // the file has other values
  const stored = await sharp(original, { ignoreIcc: true })
    .extract({ left: 50, top: 50, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(Math.abs((stored[0] as number) - 31)).toBeGreaterThan(10)
  const { bytesOf } = await encode(original)
  for (const name of ['800.avif', '800.webp', '800.jpg']) {
    const found = await colourAt(bytesOf(name), 50, 50)
    const worst = Math.max(...found.map((value, i) => Math.abs(value - (shown[i] as number))))
    expect([name, worst <= 6]).toEqual([name, true])
  }
})

it('puts sand behind transparent pixels', async () => {
  const glass = sharp({
    create: { width: 800, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
  const { bytesOf } = await encode(await glass.png().toBuffer())
  for (const name of ['800.avif', '800.webp', '800.jpg']) {
    const [red = 0, , blue = 0] = await colourAt(bytesOf(name), 400, 100)
    expect([name, red > 240, blue > 210, (await sharp(bytesOf(name)).metadata()).hasAlpha]).toEqual([
      name,
      true,
      true,
      false,
    ])
  }
})

it.each([
  ['grey', () => drawPhoto(800, 40).greyscale().jpeg()],
  ['in the colours of print', () => drawPhoto(800, 40).toColourspace('cmyk').jpeg()],
  ['of 16 bits', () => drawPhoto(800, 40).toColourspace('rgb16').png()],
  ['WebP', () => drawPhoto(800, 40).webp()],
  ['AVIF', () => drawPhoto(800, 40).avif()],
  ['TIFF', () => drawPhoto(800, 40).tiff()],
])('accepts a photograph that is %s', async (_, draw) => {
  const { bytesOf } = await encode(await draw().toBuffer())
  const { channels, depth, space } = await sharp(bytesOf('800.webp')).metadata()
  expect({ channels, depth, space }).toEqual({ channels: 3, depth: 'uchar', space: 'srgb' })
})

it('creates a preview of at most 400 characters, even of noise', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  for (const [width, height] of [
    [48, 32],
    [32, 48],
    [32, 32],
  ] as const) {
    const bytes = await sharp({ create: { width: 24, height: 24, channels: 3, background: '#888', noise } })
      .resize(width, height, { fit: 'fill' })
      .jpeg()
      .toBuffer()
    const { preview } = await encode(bytes)
    expect(preview.length).toBeLessThanOrEqual(400)
  }
})
