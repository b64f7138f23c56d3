import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bombPng, drawPhoto, sendPhoto } from '../../testing/photos.ts'
import { serve } from '../../testing/raw-http.ts'
import { openTestStaff } from '../../testing/staff.ts'

const open = async () => {
  const desk = await openTestStaff('owner')
  const mediaDir = join(desk.api.dataDir, 'media')
  return {
    ...desk,
    /** Returns all files below the folder of photographs. */
    files: () =>
      existsSync(mediaDir)
        ? readdirSync(mediaDir, { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => join(entry.parentPath, entry.name))
        : [],
    photographs: async () =>
      (await desk.call('listPhotographs', { params: { roomId: 'coral-suite' } })).data.photographs,
  }
}

const ftyp = (brands: string) => {
  const head = Buffer.from(`\0\0\0\0ftyp${brands}`, 'latin1')
  head.writeUInt32BE(head.length, 0)
  return Buffer.concat([head, Buffer.alloc(64)])
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
const jpeg = () => drawPhoto().jpeg().toBuffer()

it.each([
  ['900 million pixels in some hundred bytes', bombPng, 'image/png', 413, 'photograph_too_large'],
  ['an SVG that says so', () => Buffer.from(svg), 'image/svg+xml', 415, 'unsupported_media_type'],
  ['an SVG that says JPEG', () => Buffer.from(svg), 'image/jpeg', 422, 'photograph_unreadable'],
  [
    'a page',
    () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'image/png',
    422,
    'photograph_unreadable',
  ],
  ['a JPEG that says page', jpeg, 'text/html', 415, 'unsupported_media_type'],
  ['a JPEG that says nothing', jpeg, '', 415, 'unsupported_media_type'],
  ['nothing', () => Buffer.alloc(0), 'image/jpeg', 422, 'photograph_unreadable'],
  ['half a JPEG', async () => (await jpeg()).subarray(0, 900), 'image/jpeg', 422, 'photograph_unreadable'],
  ['a HEIC', () => ftyp('heic\0\0\0\0mif1heic'), 'image/heic', 422, 'photograph_heic'],
] as const)('refuses %s, and leaves nothing of it', async (_, make, type, status, code) => {
  const { api, headers, files, photographs } = await open()
  const answer = await sendPhoto(api, headers, await make(), { type })
  expect([answer.status, answer.data.code]).toEqual([status, code])
  expect([files(), await photographs()]).toEqual([[], []])
})

it('R-staff-photographs-bare: creates new files from the pixels: no location, no camera, no markup of the original', async () => {
  const { api, headers, files } = await open()
  const secret = '<script>alert("Mrs Perera")</script>'
  const original = await drawPhoto()
    .withExif({
      IFD0: { Make: secret, Copyright: secret },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 56/1 4890/100', GPSLongitudeRef: 'E' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>${secret}</rdf></x:xmpmeta>`)
    .jpeg()
    .toBuffer()
  // a page for programs that read it from its end
  const polyglot = Buffer.concat([original, Buffer.from(`<html>${secret}`)])
  for (const word of ['Exif\0', secret, 'xmpmeta'])
    expect([word, polyglot.includes(word)]).toEqual([word, true])
  expect((await sendPhoto(api, headers, polyglot)).status).toBe(201)
  const made = files()
  expect(made).toHaveLength(5)
  const { pictures } = await (await api.get('/api/rooms/coral-suite')).json()
  const preview = Buffer.from(pictures[0].preview.split(',')[1], 'base64')
  const bytes = [...made.map((file) => readFileSync(file)), preview]
  for (const word of ['Exif\0', 'EXIF', 'GPS', 'script', 'html', 'xmpmeta', 'Perera'])
    expect([word, bytes.filter((one) => one.includes(word)).length]).toEqual([word, 0])
})

it('cuts off an endless body at its limit, and accepts none without a session', async () => {
  const { api, headers, files } = await open()
  const port = await serve(api)
  const sendEndless = async (sent: Record<string, string>) => {
    let megabytes = 0
    const block = new Uint8Array(1024 * 1024).fill(0xff)
    const body = new ReadableStream({
      pull: (stream) => {
        megabytes += 1
        if (megabytes > 200) stream.close()
        else stream.enqueue(block)
      },
    })
    const request = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { ...sent, 'Content-Type': 'image/jpeg' },
    }
    // a server may also stop reading: then there is no answer to read
    const code = await fetch(`http://127.0.0.1:${port}/api/staff/photographs/coral-suite`, request).then(
      async (answer) => (await answer.json()).code as string,
      () => 'cut',
    )
    return { code, megabytes }
  }
  const owner = await sendEndless(headers)
  expect(['photograph_too_large', 'cut']).toContain(owner.code)
  expect(owner.megabytes).toBeLessThan(60)
  const stranger = await sendEndless({ 'Sec-Fetch-Site': 'same-origin' })
  expect(['unauthorized', 'cut']).toContain(stranger.code)
  expect(stranger.megabytes).toBeLessThan(30)
  await expect.poll(files).toEqual([])
})
