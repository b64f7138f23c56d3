import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const encodings = ['br', 'gzip', 'identity'] as const

/** How a body goes over the wire, the best first. */
export type Encoding = (typeof encodings)[number]

/** Below it, what is packed saves no packet. */
export const leastPackedBytes = 1024

/** A third of what the highest quality takes away is left, in a thirtieth of its time: it is done after each write. */
const brotliQuality = 5

/** The best of ours that `Accept-Encoding` takes; without the header, nothing is packed. */
export const parseEncoding = (accepted: string | undefined): Encoding => {
  const weights = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', weight] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/)
      return [name, Number(weight ?? 1)]
    }),
  )
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  return encodings.find((encoding) => encoding !== 'identity' && weightOf(encoding) > 0) ?? 'identity'
}

/** In a thread of Node's pool. */
export const pack = async (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br') {
    return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
  }
  return encoding === 'gzip' ? promisify(gzip)(body) : body
}
