export interface Answer {
  status: number
  bytes: number
}

const lengthHeader = /\r\ncontent-length: *(\d+)/i
const headEnd = Buffer.from('\r\n\r\n')

/**
 * Parses HTTP/1.1 answers of one connection, and only as much as it takes to know where each ends: the clients share
 * the machine with the server that they measure.
 */
export const readAnswers = (onAnswer: (answer: Answer) => void) => {
  let kept: Buffer = Buffer.alloc(0)
  /** Bytes missing of the body; undefined while a head is read. */
  let missing: number | undefined
  let answer: Answer = { status: 0, bytes: 0 }

  const takeHead = () => {
    const end = kept.indexOf(headEnd)
    if (end < 0) return false
    const head = kept.toString('latin1', 0, end)
    const status = Number(head.slice(9, 12))
    const length = lengthHeader.exec(head)?.[1]
    if (length === undefined && status !== 304) throw new Error(`An answer without a length: ${head}`)
    answer = { status, bytes: end + headEnd.length + Number(length ?? 0) }
    missing = Number(length ?? 0)
    kept = kept.subarray(end + headEnd.length)
    return true
  }

  return (chunk: Buffer) => {
    kept = kept.length > 0 ? Buffer.concat([kept, chunk]) : chunk
    for (;;) {
      if (missing === undefined && !takeHead()) return
      const taken = Math.min(missing ?? 0, kept.length)
      missing = (missing ?? 0) - taken
      kept = kept.subarray(taken)
      if (missing > 0) return
      missing = undefined
      onAnswer(answer)
    }
  }
}
