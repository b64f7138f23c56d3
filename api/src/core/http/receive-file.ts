import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { ErrorCode } from '@calm-rest/contract/errors'
import type { Context } from 'hono'
import { ApiError } from './api-error.ts'

interface ReceivedFile {
  /** Path of the file. The caller removes it. */
  file: string
  /** Accepted content types. */
  types: readonly string[]
  maxBytes: number
  /** Error code of a body that is too long. */
  tooLarge: ErrorCode
}

/**
 * Writes the body of a request into a file as it arrives, so that nothing accumulates in memory. A body with too large
 * a declared length is not read; one that turns out to be too long is cut off.
 *
 * @throws ApiError 'unsupported_media_type' or `tooLarge`
 */
export const receiveFile = async (c: Context, { file, types, maxBytes, tooLarge }: ReceivedFile) => {
  const type = (c.req.header('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase()
  if (!types.some((one) => one === type)) throw new ApiError('unsupported_media_type')
  if (Number(c.req.header('Content-Length') ?? 0) > maxBytes) throw new ApiError(tooLarge)
  const body = c.req.raw.body as ReadableStream | null
  await pipeline(
    body ? Readable.fromWeb(body) : Readable.from([]),
    cutAfter(maxBytes, tooLarge),
    createWriteStream(file, { mode: 0o600 }),
  )
}

const cutAfter = (maxBytes: number, tooLarge: ErrorCode) => {
  let bytes = 0
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      bytes += chunk.length
      if (bytes > maxBytes) done(new ApiError(tooLarge))
      else done(null, chunk)
    },
  })
}
