import { existsSync } from 'node:fs'

interface MemoryLimit {
  /**
   * Megabytes that the process may write to: heap, buffers and stacks, and 512 MB that V8 reserves for code.
   */
  dataMb: number
}

/** Node sets no limits itself: a shell sets them and then becomes the process. */
const shell = '/bin/sh'

const withLimits = ({ dataMb }: MemoryLimit) => `ulimit -c 0; ulimit -d ${dataMb * 1024}; exec "$0" "$@"`

/** A program with its arguments, started with a limit of memory and without a core dump. */
export const limitedCommand = (
  command: readonly [program: string, ...args: string[]],
  limit: MemoryLimit,
): [program: string, args: string[]] => {
  const [program, ...args] = command
  return existsSync(shell) ? [shell, ['-c', withLimits(limit), ...command]] : [program, args]
}
