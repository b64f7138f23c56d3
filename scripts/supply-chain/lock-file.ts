import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFromRegistry, type LockFile } from '../lock/lock-file.ts'
import type { Finding, Report } from '../sources/finding.ts'

const file = 'package-lock.json'

/** A SHA-512, alone or beside others. */
const hash = /(^| )sha512-[\w+/]{86}==/

/**
 * Each package of the lock file has the hash of its archive, so that a registry can give no other one, and none has an
 * address: where packages come from is the configuration of each machine.
 */
export const checkLockFile = (root: string): Report => {
  const { packages } = JSON.parse(readFileSync(join(root, file), 'utf8')) as LockFile
  const fetched = Object.entries(packages).filter(([path, entry]) => isFromRegistry(path, entry))
  const findings = fetched.flatMap(([what, { integrity, resolved }]): Finding[] => [
    ...(hash.test(integrity ?? '')
      ? []
      : [{ file, what, why: 'has no SHA-512 of its archive: npm run lock' }]),
    ...(resolved === undefined
      ? []
      : [{ file, what, why: 'names an address: .npmrc says omit-lockfile-registry-resolved, npm run lock' }]),
  ])
  return { findings, seen: { packages: fetched.length } }
}
