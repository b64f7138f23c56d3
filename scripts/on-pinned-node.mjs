// node scripts/on-pinned-node.mjs [flags of Node] FILE [arguments…]
//
// The first step of every npm script: plain JavaScript for Node 18 and later, without dependencies. It installs
// from the lock file where needed, then runs FILE on the Node version that this project pins.
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pinnedNode } from './pinned-node/binary.mjs'
import { ensureInstalled } from './pinned-node/install.mjs'
import { PlainError } from './pinned-node/plain-error.mjs'
import { runOn } from './pinned-node/run.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** Resolves a path from the current directory, else from the project. */
const locate = (/** @type {string} */ file) => {
  const found = [resolve(file), resolve(root, file)].find((path) => existsSync(path))
  if (!found) throw new PlainError(`There is no file ${file}, neither here nor in ${root}.`)
  return found
}

try {
  const given = process.argv.slice(2)
  const fileAt = given.findIndex((one) => !one.startsWith('-'))
  const [file, ...args] = given.slice(fileAt)
  if (fileAt < 0 || !file) {
    throw new PlainError('Usage: node scripts/on-pinned-node.mjs [flags of Node] FILE [arguments…]')
  }
  const path = locate(file)
  await ensureInstalled(root)
  runOn(pinnedNode(root), root, [...given.slice(0, fileAt), path, ...args])
} catch (error) {
  if (!(error instanceof PlainError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
