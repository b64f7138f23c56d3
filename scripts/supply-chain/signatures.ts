import { execFile } from 'node:child_process'
import type { Ended } from '../checks/run-command.ts'

/** Output of `npm audit signatures --json`. */
interface Audit {
  invalid?: readonly Signed[]
  missing?: readonly Signed[]
  error?: { code?: string; summary?: string }
}

interface Signed {
  name: string
  version: string
  registry?: string
}

/** Longer than an answer of a registry takes; npm alone would try for a minute. */
const limits = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=20000']

/**
 * Lets npm verify the signature that the registry gave each installed package. It needs the registry, which may have
 * no signatures, and the keys of the registry, which npm takes from Sigstore: what could not be asked has not passed.
 */
export const checkSignatures = (root: string): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(
      'npm',
      ['audit', 'signatures', '--json', ...limits],
      { cwd: root, shell: process.platform === 'win32', maxBuffer: 2 ** 26 },
      (cause, stdout, stderr) => resolve(describeAudit(stdout, stderr || (cause?.message ?? ''))),
    )
  })

/** @internal */
export const describeAudit = (stdout: string, stderr: string): Ended => {
  const audit = parse(stdout)
  if (!audit) return notVerified(stderr)
  if (audit.error) return notVerified(audit.error.summary ?? audit.error.code ?? stderr)
  const { invalid = [], missing = [] } = audit
  const lines = [
    ...invalid.map((one) => `${nameOf(one)}  the signature is not the registry's: do not install it`),
    ...missing.map((one) => `${nameOf(one)}  has no signature, and its registry signs`),
  ]
  return lines.length === 0
    ? { ok: true, output: 'Every package has a signature of its registry.' }
    : { ok: false, output: lines.join('\n') }
}

const nameOf = ({ name, version, registry }: Signed) =>
  `${name}@${version}${registry ? ` (${registry})` : ''}`

const notVerified = (why: string): Ended => ({
  ok: false,
  output: `No signature was verified. npm says: ${why.trim().split('\n')[0] || 'nothing'}\nThe registry may have no signatures, or the keys of Sigstore are out of reach from here. The hashes of package-lock.json hold all the same.`,
})

const parse = (text: string): Audit | undefined => {
  try {
    return JSON.parse(text) as Audit
  } catch {
    return undefined
  }
}
