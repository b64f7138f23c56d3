import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingBinaries } from './lock/missing-binaries.ts'
import { root } from './root.ts'

// npm run lock: after a change of dependencies, completes package-lock.json so that npm ci takes it everywhere.
const file = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = missingBinaries(lock)
const entries = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(entries) }, null, 2)}\n`)
console.log(`${Object.keys(missing).length} binaries of other platforms added to package-lock.json`)
