import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { existsSync } from 'node:fs'

interface LimitedOptions extends ForkOptions {
  /** What the process may write to: heap, buffers and stacks, and 512 MB that V8 keeps free for code. */
  dataMb: number
}

/** Node sets no limits itself: a shell does where there is one, and becomes the process. */
const shell = '/bin/sh'

/** A process of this Node with a limit of memory, and without a dump of it where it falls. */
export const forkLimited = (
  file: string,
  args: readonly string[],
  { dataMb, execArgv = [], ...options }: LimitedOptions,
): ChildProcess => {
  if (!existsSync(shell)) return fork(file, args, { ...options, execArgv })
  const withLimits = `ulimit -c 0; ulimit -d ${dataMb * 1024}; exec "$0" "$@"`
  return fork(file, args, {
    ...options,
    execPath: shell,
    execArgv: ['-c', withLimits, process.execPath, ...execArgv],
  })
}
