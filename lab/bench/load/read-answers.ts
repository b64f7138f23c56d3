export interface Answer {
  status: number
  bytes: number
}

const lengthHeader = /\r\ncontent-length: *(\d+)/i
const chunkedHeader = /\r\ntransfer-encoding: *chunked/i
const lineEnd = Buffer.from('\r\n')
const headEnd = Buffer.from('\r\n\r\n')

/**
 * Parses HTTP/1.1 answers of one connection, and only as much as it takes to know where each ends: the clients share
 * the machine with the server that they measure.
 */
export const readAnswers = (onAnswer: (answer: Answer) => void) => {
  let kept: Buffer = Buffer.alloc(0)
  /** Bytes missing of the body, or of its chunk; undefined while a head is read. */
  let missing: number | undefined
  let isChunked = false
  let answer: Answer = { status: 0, bytes: 0 }

  const takeHead = () => {
    const end = kept.indexOf(headEnd)
    if (end < 0) return false
    const head = kept.toString('latin1', 0, end)
    const status = Number(head.slice(9, 12))
    const length = lengthHeader.exec(head)?.[1]
    isChunked = chunkedHeader.test(head)
    if (length === undefined && status !== 304 && !isChunked)
      throw new Error(`An answer without a length: ${head}`)
    answer = { status, bytes: end + headEnd.length + Number(length ?? 0) }
    missing = Number(length ?? 0)
    kept = kept.subarray(end + headEnd.length)
    return true
  }

  /** Reads the size of the next chunk; the last one is empty. */
  const takeChunkSize = () => {
    const end = kept.indexOf(lineEnd)
    if (end < 0) return false
    const size = Number.parseInt(kept.toString('latin1', 0, end), 16)
    const withEnds = end + lineEnd.length + size + lineEnd.length
    isChunked = size > 0
    answer.bytes += withEnds
    missing = withEnds
    return true
  }

  return (chunk: Buffer) => {
    kept = kept.length > 0 ? Buffer.concat([kept, chunk]) : chunk
    for (;;) {
      if (missing === undefined && !takeHead()) return
      if (missing === 0 && isChunked && !takeChunkSize()) return
      const taken = Math.min(missing ?? 0, kept.length)
      missing = (missing ?? 0) - taken
      kept = kept.subarray(taken)
      if (missing > 0) return
      if (isChunked) continue
      missing = undefined
      onAnswer(answer)
    }
  }
}
