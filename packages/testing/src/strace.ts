import { spawnSync } from 'node:child_process'
import { installFromDebian } from './debian.ts'

/** Whether strace is installed, or can be: as root on Debian. */
export const hasStrace = () => starts() || (installFromDebian('strace') && starts())

const starts = () => spawnSync('strace', ['-V']).status === 0

export const assertStrace = () => {
  if (hasStrace()) return
  throw new Error('strace is missing, which stops a process at every call (Debian: apt-get install strace).')
}
