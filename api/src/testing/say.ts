import { writeSync } from 'node:fs'

/**
 * Writes a line before anything else happens, as a process must that is killed at any moment. Whoever reads may be slow:
 * a pipe that is full is tried again.
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
