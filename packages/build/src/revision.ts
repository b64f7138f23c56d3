import { execFileSync } from 'node:child_process'

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Commit of a tree that was sent without its repository, as to the build of an image. */
const sentRevision = () => /^[0-9a-f]{40}$/.exec(process.env.SOURCE_REVISION ?? '')?.[0]

/**
 * Short commit of the checkout around a folder, with '-dirty' if it has changes; outside a checkout that of
 * `SOURCE_REVISION`, or 'unknown'.
 */
export const gitRevision = (folder: string): string => {
  try {
    const commit = git(folder, 'rev-parse', '--short=12', 'HEAD')
    return git(folder, 'status', '--porcelain') ? `${commit}-dirty` : commit
  } catch {
    return sentRevision()?.slice(0, 12) ?? 'unknown'
  }
}

/** The full commit; undefined if the tree has changes. Outside a checkout `SOURCE_REVISION`, if it is set. */
export const gitCommit = (folder: string): string | undefined => {
  try {
    return git(folder, 'status', '--porcelain') === '' ? git(folder, 'rev-parse', 'HEAD') : undefined
  } catch {
    return sentRevision()
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

/** Now, or the moment in `SOURCE_DATE_EPOCH`, in seconds, so that a build can be repeated to the byte. */
export const buildTime = (): Date => {
  const seconds = Number(process.env.SOURCE_DATE_EPOCH || Number.NaN)
  return Number.isInteger(seconds) ? new Date(seconds * 1000) : new Date()
}
