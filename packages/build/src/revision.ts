import { execFileSync } from 'node:child_process'
import { root } from '@calm-rest/releases/checkout'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Short commit of the tree, with '-dirty' where it has changes; 'unknown' outside a checkout. */
export const gitRevision = (): string => {
  try {
    const commit = git('rev-parse', '--short=12', 'HEAD')
    return git('status', '--porcelain') ? `${commit}-dirty` : commit
  } catch {
    return 'unknown'
  }
}

/** Files below `paths` that differ from the last commit; none outside a checkout, where nobody can tell. */
export const changedFiles = (paths: readonly string[]): string[] => {
  try {
    const rows = git('status', '--porcelain', '--', ...paths)
    return rows === '' ? [] : rows.split('\n').map((row) => row.trim().replace(/^\S+\s+/, ''))
  } catch {
    return []
  }
}
