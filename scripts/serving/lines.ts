import { closeSync, openSync, write, writeSync } from 'node:fs'

/** Lines that wait for a disk that takes none; what comes then is dropped. */
const mostWaitingBytes = 4 * 1024 * 1024

/**
 * Appends lines to a file, for pino. A disk that takes no lines costs lines and nothing else: pino's own destination
 * ends the process with an error then, and sleeps at its exit until there is room.
 */
export const openLines = (file: string) => {
  let descriptor = openSync(file, 'a')
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let isWriting = false

  const take = () => {
    const all = Buffer.concat(waiting)
    waiting = []
    waitingBytes = 0
    return all
  }
  const flush = () => {
    if (isWriting || waitingBytes === 0) return
    isWriting = true
    put(take())
  }
  const put = (bytes: Buffer) =>
    write(descriptor, bytes, (cause, written) => {
      if (!cause && written < bytes.length) return put(bytes.subarray(written))
      isWriting = false
      flush()
    })

  return {
    write: (line: string) => {
      if (waitingBytes > mostWaitingBytes) return
      const bytes = Buffer.from(line)
      waiting.push(bytes)
      waitingBytes += bytes.length
      flush()
    },
    /** For a file that was put aside. */
    reopen: () => {
      const before = descriptor
      descriptor = openSync(file, 'a')
      closeSync(before)
    },
    /** What waits is tried once more, at once: the process is about to end. */
    end: () => {
      try {
        if (waitingBytes > 0) writeSync(descriptor, take())
      } catch {
        // lines are all that is lost
      }
    },
  }
}
