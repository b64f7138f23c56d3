import type { ReleaseManifest } from '@calm-rest/contract/releases'
import type { Proof, Verdict } from '../proof/proof.ts'
import type { createVersions } from './versions.ts'

/** So long what was verified counts without a look at the signature and at the keys: page views pay for neither. */
const recheckMs = 1_000

interface ProvenDeps {
  versions: Pick<ReturnType<typeof createVersions>, 'readSignature'>
  proof?: Proof | undefined
  /** Hears once of each release that is there and not proven. */
  onUnproven?: ((why: Error) => void) | undefined
  /** Milliseconds, where a test waits for none. */
  recheckMs?: number | undefined
}

type Found = Readonly<{ manifest: ReleaseManifest; hash: string }>

/** Verdicts on releases of a folder; a store without a proof, as tools and tests have it, believes what is there. */
export const createProven = ({ versions, proof, onUnproven, recheckMs: ms = recheckMs }: ProvenDeps) => {
  const known = new Map<string, { found: Found; at: number; verdict: Verdict }>()
  const reported = new Map<string, string>()

  const look = (remote: string, version: string, found: Found, checked: Proof): Verdict => {
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

  const tell = (name: string, fault: string | undefined) => {
    if (fault !== undefined && reported.get(name) !== fault) {
      onUnproven?.(new Error(`${name} is shown to nobody: ${fault}.`))
    }
    if (fault === undefined) reported.delete(name)
    else reported.set(name, fault)
  }

  /** No verdict in a store without a proof; one that is older than `maxAgeMs` is made anew. */
  return (remote: string, version: string, found: Found, maxAgeMs = ms): Verdict | undefined => {
    if (!proof) return undefined
    const name = `${remote} ${version}`
    const before = known.get(name)
    const now = performance.now()
    if (before?.found === found && now - before.at < maxAgeMs) return before.verdict
    const verdict = look(remote, version, found, proof)
    known.set(name, { found, at: now, verdict })
    tell(name, verdict.fault)
    return verdict
  }
}

export type Proven = ReturnType<typeof createProven>
