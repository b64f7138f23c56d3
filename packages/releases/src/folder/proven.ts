import type { ReleaseManifest } from '@calm-rest/contract/releases'
import type { Proof, Verdict } from '../proof/proof.ts'
import type { createVersions } from './versions.ts'

/**
 * Milliseconds for which a verdict is valid without another check of signature and keys: page views pay for
 * neither.
 */
const recheckMs = 1_000

interface ProvenDeps {
  versions: Pick<ReturnType<typeof createVersions>, 'readSignature'>
  proof?: Proof | undefined
  /** Called once for each stored release without a valid proof. */
  onUnproven?: ((why: Error) => void) | undefined
  /** Milliseconds; tests set it. */
  recheckMs?: number | undefined
}

type Found = Readonly<{ manifest: ReleaseManifest; hash: string }>

/** Verdicts on releases of a folder. A store without proof, as in tools and tests, accepts every release. */
export const createProven = ({ versions, proof, onUnproven, recheckMs: ms = recheckMs }: ProvenDeps) => {
  const known = new Map<string, { found: Found; at: number; verdict: Verdict }>()
  const reported = new Map<string, string>()

  const verify = (remote: string, version: string, found: Found, checked: Proof): Verdict => {
    const { manifest } = found
    if (manifest.remote !== remote || manifest.version !== version) {
      return { fault: `its release.json is that of ${manifest.remote} ${manifest.version}` }
    }
    try {
      return checked.verify(found, versions.readSignature(remote, version))
    } catch (cause) {
      return { fault: (cause as Error).message }
    }
  }

  const report = (name: string, fault: string | undefined) => {
    if (fault !== undefined && reported.get(name) !== fault) {
      onUnproven?.(new Error(`${name} is not served: ${fault}.`))
    }
    if (fault === undefined) reported.delete(name)
    else reported.set(name, fault)
  }

  /** Undefined in a store without proof. A verdict older than `maxAgeMs` is made again. */
  return (remote: string, version: string, found: Found, maxAgeMs = ms): Verdict | undefined => {
    if (!proof) return undefined
    const name = `${remote} ${version}`
    const before = known.get(name)
    const now = performance.now()
    if (before?.found === found && now - before.at < maxAgeMs) return before.verdict
    const verdict = verify(remote, version, found, proof)
    known.set(name, { found, at: now, verdict })
    report(name, verdict.fault)
    return verdict
  }
}

export type Proven = ReturnType<typeof createProven>
