import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inOrder } from './lock/in-order.ts'
import type { LockFile } from './lock/lock-file.ts'
import { missingBinaries } from './lock/missing-binaries.ts'
import { missingIntegrity } from './lock/missing-integrity.ts'
import { root } from './root.ts'

// npm run lock: after a change of dependencies, completes package-lock.json so that npm ci takes it everywhere, and so
// that every entry has the hash of its archive.
const run = promisify(execFile)

/** npm asks whichever registry is configured. */
const integrityOf = async (name: string, version: string) => {
  const { stdout } = await run('npm', ['view', `${name}@${version}`, 'dist.integrity', '--json'], {
    shell: process.platform === 'win32',
  })
  return stdout.trim() ? (JSON.parse(stdout) as string) : undefined
}

const file = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile
const binaries = missingBinaries(lock)
const packages = { ...lock.packages, ...binaries }
const hashes = await missingIntegrity({ packages }, integrityOf)
const entries = Object.entries(packages).map(([path, entry]) => {
  const integrity = hashes.get(path)
  // the hash stands after the version, where npm writes it
  return [path, integrity === undefined ? entry : { version: entry.version, integrity, ...entry }] as const
})
writeFileSync(
  file,
  `${JSON.stringify({ ...lock, packages: inOrder(Object.fromEntries(entries)) }, null, 2)}\n`,
)
console.log(`${Object.keys(binaries).length} binaries of other platforms added to package-lock.json`)
console.log(`${hashes.size} hashes added to package-lock.json`)
