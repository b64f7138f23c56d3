import { writeSync } from 'node:fs'

/**
 * Writes a line synchronously, because the process may be killed at any moment. The reader may be slow: a full pipe is
 * retried.
 */
export const say = (line: string) => {
  for (;;) {
    try {
      writeSync(1, `${line}\n`)
      return
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EAGAIN') throw cause
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    }
  }
}
