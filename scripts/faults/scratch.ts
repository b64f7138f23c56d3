import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Checks the last commit out into a new folder and installs its own packages: links to ours would lead back here. */
export const makeScratch = (root: string) => {
  const folder = join(mkdtempSync(join(realpathSync(tmpdir()), 'calm-rest-faults-')), 'tree')
  const run = (cwd: string, command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  run(root, 'git', 'worktree', 'add', '--quiet', '--detach', folder)
  run(folder, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error')
  return {
    folder,
    restore: () => void run(folder, 'git', 'reset', '--quiet', '--hard'),
    remove: () => {
      run(root, 'git', 'worktree', 'remove', '--force', folder)
      rmSync(join(folder, '..'), { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
