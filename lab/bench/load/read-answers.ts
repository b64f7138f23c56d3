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
  let pending: Buffer = Buffer.alloc(0)
  /** Bytes missing of the body, or of its chunk; undefined while a head is read. */
  let missing: number | undefined
  let isChunked = false
  let answer: Answer = { status: 0, bytes: 0 }

  const takeHead = () => {
    const end = pending.indexOf(headEnd)
    if (end < 0) return false
    const head = pending.toString('latin1', 0, end)
    const status = Number(head.slice(9, 12))
    const length = lengthHeader.exec(head)?.[1]
    isChunked = chunkedHeader.test(head)
    if (length === undefined && status !== 304 && !isChunked)
      throw new Error(`An answer without a length: ${head}`)
    answer = { status, bytes: end + headEnd.length + Number(length ?? 0) }
    missing = Number(length ?? 0)
    pending = pending.subarray(end + headEnd.length)
    return true
  }

  /** Reads the size of the next chunk; the last one is empty. */
  const takeChunkSize = () => {
    const end = pending.indexOf(lineEnd)
    if (end < 0) return false
    const size = Number.parseInt(pending.toString('latin1', 0, end), 16)
    const withEnds = end + lineEnd.length + size + lineEnd.length
    isChunked = size > 0
    answer.bytes += withEnds
    missing = withEnds
    return true
  }

  return (chunk: Buffer) => {
    pending = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk
    for (;;) {
      if (missing === undefined && !takeHead()) return
      if (missing === 0 && isChunked && !takeChunkSize()) return
      const taken = Math.min(missing ?? 0, pending.length)
      missing = (missing ?? 0) - taken
      pending = pending.subarray(taken)
      if (missing > 0) return
      if (isChunked) continue
      missing = undefined
      onAnswer(answer)
    }
  }
}
