import { execFileSync } from 'node:child_process'

/**
 * Files that differ from `base` (a commit, a branch), as paths from `root`: changed, new, removed, and those that git
 * does not know yet. Throws where `base` is nothing that git knows.
 */
export const changedFiles = (root: string, base = 'HEAD'): string[] => {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\0')
      .filter((name) => name !== '')
  return [
    // relative, since the project may be a folder of a repository
    ...git('diff', '--name-only', '--no-renames', '--relative', '-z', base),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ].sort()
}
