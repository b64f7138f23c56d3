import { existsSync } from 'node:fs'

interface MemoryLimit {
  /** What the process may write to: heap, buffers and stacks, and 512 MB that V8 keeps free for code. */
  dataMb: number
}

/** Node sets no limits itself: a shell does where there is one, and becomes the process. */
const shell = '/bin/sh'

const withLimits = ({ dataMb }: MemoryLimit) => `ulimit -c 0; ulimit -d ${dataMb * 1024}; exec "$0" "$@"`

/** A program with its arguments, to be started with a limit of memory and without a dump of it where it falls. */
export const limitedCommand = (
  command: readonly [program: string, ...args: string[]],
  limit: MemoryLimit,
): [program: string, args: string[]] => {
  const [program, ...args] = command
  return existsSync(shell) ? [shell, ['-c', withLimits(limit), ...command]] : [program, args]
}
