import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from './plain-error.mjs'

/**
 * The Node of this project: the binary of the npm package `node`, which its install script fetches.
 * @param {string} root
 */
export const pinnedNode = (root) => {
  const home = join(root, 'node_modules', 'node')
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const binary = join(home, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const answer = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  if (answer.stdout?.trim() === `v${version}`) return binary
  throw new PlainError(
    `The pinned Node ${version} is not in ${home}: its install script did not run or could not download it. ` +
      'Allow scripts for the package "node" (npm config get ignore-scripts must say false; package.json lists it ' +
      'under allowScripts), delete node_modules and try again.',
  )
}
