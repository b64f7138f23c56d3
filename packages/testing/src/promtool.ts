import { spawnSync } from 'node:child_process'
import { installFromDebian } from './debian.ts'

const starts = () => spawnSync('promtool', ['--version']).status === 0

/** Throws a readable message where promtool is missing and cannot be installed. */
export const assertPromtool = () => {
  if (starts() || (installFromDebian('prometheus') && starts())) return
  throw new Error('promtool is missing, which tries alert rules (Debian: apt-get install prometheus).')
}

/** Runs promtool in a folder. Throws with what it says where it finds a fault. */
export const promtool = (cwd: string, ...args: string[]): string => {
  assertPromtool()
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd, encoding: 'utf8', timeout: 60_000 })
  if (status !== 0) throw new Error(`promtool ${args.join(' ')}\n${stdout}${stderr}`)
  return stdout
}
