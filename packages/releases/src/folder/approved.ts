import type { ReleaseManifest } from '@calm-rest/contract/releases'
import type { ReleaseRules } from '../governance/release-rules.ts'
import type { ApprovalVerdict } from '../proof/approval.ts'
import type { Proof } from '../proof/proof.ts'
import type { Publisher } from '../proof/statement.ts'
import type { createVersions } from './versions.ts'

/** Milliseconds for which a verdict is valid: page views pay for none. */
const recheckMs = 1_000

type Found = Readonly<{ manifest: ReleaseManifest; hash: string }>

interface ApprovedDeps {
  versions: Pick<ReturnType<typeof createVersions>, 'readApproval'>
  proof?: Proof | undefined
  rules?: Pick<ReleaseRules, 'approvals'> | undefined
  environment: () => string | undefined
  /** Called once for each release that lacks a needed approval. */
  onUnproven?: ((why: Error) => void) | undefined
  /** Milliseconds; tests set it. */
  recheckMs?: number | undefined
}

/** Approvals of releases in a folder, and which of them are needed in this environment. */
export const createApproved = ({
  versions,
  proof,
  rules,
  environment,
  onUnproven,
  recheckMs: ms = recheckMs,
}: ApprovedDeps) => {
  const known = new Map<string, { found: Found; at: number; required: boolean; fault: string | undefined }>()
  const reported = new Map<string, string>()

  const verdictOf = (
    remote: string,
    version: string,
    found: Found,
    publisher: Publisher,
  ): ApprovalVerdict => {
    if (!proof) return { fault: 'this store has no keys' }
    try {
      return proof.approvals.verify(found, publisher, versions.readApproval(remote, version))
    } catch (cause) {
      return { fault: `its approval cannot be read: ${(cause as Error).message}` }
    }
  }

  const isRequired = (remote: string, { at }: Publisher): boolean =>
    rules?.approvals.isRequired({ remote, environment: environment() }, at) ?? false

  const report = (name: string, fault: string | undefined) => {
    if (fault === undefined) return void reported.delete(name)
    if (reported.get(name) !== fault) onUnproven?.(new Error(`${name} is not served: ${fault}.`))
    reported.set(name, fault)
  }

  return {
    verdictOf,
    isRequired,
    /** Why a version lacks the approval that it needs; undefined if it needs none or has it. */
    fault: (remote: string, version: string, found: Found, publisher: Publisher): string | undefined => {
      if (!proof || !rules) return undefined
      const name = `${remote} ${version}`
      const before = known.get(name)
      const now = performance.now()
      if (before?.found === found && now - before.at < ms) return before.fault
      let required: boolean
      try {
        required = isRequired(remote, publisher)
      } catch (cause) {
        // the rule that was read last holds while the file is damaged
        required = before?.required ?? true
        report('approvals.json', (cause as Error).message)
      }
      const fault = required ? verdictOf(remote, version, found, publisher).fault : undefined
      known.set(name, { found, at: now, required, fault })
      return fault
    },
    report,
  }
}

export type Approved = ReturnType<typeof createApproved>
