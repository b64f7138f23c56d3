import { execFileSync } from 'node:child_process'

export interface Commit {
  commit: string
  /** Whether the working tree differs from it, new files included. */
  dirty: boolean
}

/** The commit that is checked out in `root`; undefined outside a checkout. */
export const readCommit = (root: string): Commit | undefined => {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return { commit: git('rev-parse', 'HEAD'), dirty: git('status', '--porcelain') !== '' }
  } catch {
    return undefined
  }
}
