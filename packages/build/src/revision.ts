import { execFileSync } from 'node:child_process'

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/**
 * Short commit of the checkout around a folder, with '-dirty' if it has changes; 'unknown' outside a
 * checkout.
 */
export const gitRevision = (folder: string): string => {
  try {
    const commit = git(folder, 'rev-parse', '--short=12', 'HEAD')
    return git(folder, 'status', '--porcelain') ? `${commit}-dirty` : commit
  } catch {
    return 'unknown'
  }
}

/** The full commit; undefined if the tree has changes, or is no checkout. */
export const gitCommit = (folder: string): string | undefined => {
  try {
    return git(folder, 'status', '--porcelain') === '' ? git(folder, 'rev-parse', 'HEAD') : undefined
  } catch {
    return undefined
  }
}

/** Files below `paths` that differ from the last commit; empty outside a checkout, where it is unknown. */
export const changedFilesIn = (folder: string, paths: readonly string[]): string[] => {
  try {
    const rows = git(folder, 'status', '--porcelain', '--', ...paths)
    return rows === '' ? [] : rows.split('\n').map((row) => row.trim().replace(/^\S+\s+/, ''))
  } catch {
    return []
  }
}
