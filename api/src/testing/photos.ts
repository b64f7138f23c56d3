import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { openTempDir, type TestApi } from './test-api.ts'

/**
 * Draws a picture with contents: the upper half sea, the lower half sand. Another `sea` gives another picture. It is as
 * small as a photograph may be, since each of its files is really encoded.
 */
export const drawPhoto = (width = 800, height = 200, sea = '#1F7A85'): Sharp => {
  const half = { width, height: Math.floor(height / 2), channels: 3 as const }
  return sharp({ create: { width, height, channels: 3, background: '#E9DABA' } }).composite([
    { input: { create: { ...half, background: sea } }, gravity: 'north' },
  ])
}

/** Writes it as a file, which is removed after the test. */
export const savePhoto = (name: string, bytes: Uint8Array): string => {
  const file = join(openTempDir(), name)
  writeFileSync(file, bytes)
  return file
}

export const saveJpeg = async (name: string, ...drawn: Parameters<typeof drawPhoto>): Promise<string> =>
  savePhoto(
    name,
    await drawPhoto(...drawn)
      .jpeg()
      .toBuffer(),
  )

/** A few hundred bytes that declare 900 million pixels. */
export const bombPng = async () => {
  const png = await drawPhoto().png().toBuffer()
  png.writeUInt32BE(30_000, 16)
  png.writeUInt32BE(30_000, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** Sends a file like the front desk on a phone. */
export const sendPhoto = async (
  api: TestApi,
  headers: Record<string, string>,
  bytes: Uint8Array,
  { roomId = 'coral-suite', type = 'image/jpeg' } = {},
) => {
  const path = `/api/staff/photographs/${roomId}`
  const answer = await api.app.request(path, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': type },
    body: new Uint8Array(bytes),
  })
  return { status: answer.status, data: await answer.json() }
}
