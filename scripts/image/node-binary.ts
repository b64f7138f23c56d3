import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { arch, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../root.ts'
import type { Architecture } from './debian/packages.ts'
import { nodeArchitectures } from './kept-files.ts'

const home = join(root, 'node_modules/node')

/** The pinned Node for an architecture, which npm brings: the one that runs here, or that of another machine. */
export const installNode = (to: string, architecture: Architecture): void => {
  mkdirSync(dirname(to), { recursive: true })
  const cpu = nodeArchitectures[architecture]
  if (cpu === arch()) {
    cpSync(join(home, 'bin/node'), to)
    return
  }
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-node-'))
  const name = `node-linux-${cpu}`
  execFileSync(
    'npm',
    ['install', '--no-save', '--force', '--ignore-scripts', '--loglevel=error', `${name}@${version}`],
    { cwd: folder, stdio: 'inherit' },
  )
  cpSync(join(folder, 'node_modules', name, 'bin/node'), to)
  rmSync(folder, { recursive: true })
}
