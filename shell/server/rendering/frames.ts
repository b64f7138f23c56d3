import { Buffer } from 'node:buffer'

/**
 * Messages between the site and the worker of a server bundle, as bytes on a pipe: four bytes with the length of the text
 * that follows, most significant byte first, and that text in UTF-8. Nothing else of Node's is spoken there.
 */

const headBytes = 4

/** Longest message that the site takes from a worker, in bytes: far more than any page has. */
export const mostFrameBytes = 4 * 1024 * 1024

export const frameOf = (text: string): Buffer => {
  const bytes = Buffer.byteLength(text)
  const frame = Buffer.allocUnsafe(headBytes + bytes)
  frame.writeUInt32BE(bytes)
  frame.write(text, headBytes)
  return frame
}

/**
 * Reads chunks of the pipe, and returns the texts of all complete frames. Throws for a frame whose declared
 * length is above `mostBytes`, before it arrives.
 */
export const createFrameReader = (mostBytes: number) => {
  let chunks: Buffer[] = []
  let bytes = 0

  const take = (length: number) => {
    const all = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, bytes)
    chunks = all.length > length ? [all.subarray(length)] : []
    bytes = all.length - length
    return all.subarray(0, length)
  }
  /** Length of the next frame's text, once its head has come. */
  let expected: number | undefined

  return (chunk: Buffer): string[] => {
    chunks.push(chunk)
    bytes += chunk.length
    const texts: string[] = []
    for (;;) {
      if (expected === undefined) {
        if (bytes < headBytes) return texts
        expected = take(headBytes).readUInt32BE()
        if (expected > mostBytes) throw new Error(`A frame of ${expected} bytes`)
      }
      if (bytes < expected) return texts
      texts.push(take(expected).toString())
      expected = undefined
    }
  }
}
