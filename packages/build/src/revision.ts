import { execFileSync } from 'node:child_process'

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Short commit of the checkout around a folder, with '-dirty' where it has changes; 'unknown' outside of one. */
export const gitRevision = (folder: string): string => {
  try {
    const commit = git(folder, 'rev-parse', '--short=12', 'HEAD')
    return git(folder, 'status', '--porcelain') ? `${commit}-dirty` : commit
  } catch {
    return 'unknown'
  }
}

/** The whole commit; nothing where the tree has changes, or is no checkout. */
export const gitCommit = (folder: string): string | undefined => {
  try {
    return git(folder, 'status', '--porcelain') === '' ? git(folder, 'rev-parse', 'HEAD') : undefined
  } catch {
    return undefined
  }
}

/** Files below `paths` that differ from the last commit; none outside a checkout, where nobody can tell. */
export const changedFilesIn = (folder: string, paths: readonly string[]): string[] => {
  try {
    const rows = git(folder, 'status', '--porcelain', '--', ...paths)
    return rows === '' ? [] : rows.split('\n').map((row) => row.trim().replace(/^\S+\s+/, ''))
  } catch {
    return []
  }
}
