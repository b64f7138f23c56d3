import { ReleaseRefused } from '../folder/refusals.ts'
import { wasLive } from '../folder/version-status.ts'
import type { ReleaseStore } from '../release-store.ts'
import { exceptionReason, ReleaseFrozen } from './freezes-file.ts'
import type { ReleaseRules } from './release-rules.ts'

interface GoesLiveDeps {
  /** Of the environment in which the version goes live. */
  store: ReleaseStore
  rules: ReleaseRules
  now: Date
}

interface Asked {
  remote: string
  version: string
  /** Why it goes live during a freeze; the caller has checked the right to that. */
  despiteFreeze?: string | undefined
}

const assertLiveBefore = async ({ store, rules }: GoesLiveDeps, { remote, version }: Asked) => {
  const { environment } = store
  const before = environment === undefined ? undefined : rules.environments.before(environment)
  if (before === undefined || wasLive((await store.at(before)).readChannels(remote), version)) return
  throw new ReleaseRefused(
    'environment_order',
    `${remote} ${version} goes live in ${environment} once it is live in ${before}, and is not withdrawn there: promote it with --environment ${before} first.`,
  )
}

const assertApproved = async ({ store }: GoesLiveDeps, { remote, version }: Asked) => {
  const approval = await store.readLatestApproval(remote, version)
  if (!approval?.isRequired || approval.fault === undefined) return
  throw new ReleaseRefused(
    'approval_missing',
    `${remote} ${version}: ${approval.fault}. Another person than its publisher approves it: npm run release -- approve ${remote} ${version}, or POST /api/releases/${remote}/approve.`,
  )
}

/**
 * Throws `ReleaseRefused` if a version may not go live now in the store's environment: it was not live in the one before,
 * releases are frozen, or it lacks an approval. Returns the reason for the history, if a freeze is overridden.
 */
export const assertMayGoLive = async (deps: GoesLiveDeps, asked: Asked): Promise<string | undefined> => {
  await assertLiveBefore(deps, asked)
  const { remote, despiteFreeze } = asked
  const about = { remote, environment: deps.store.environment }
  const freeze = deps.rules.freezes.active(about, deps.now)
  if (freeze && despiteFreeze === undefined) throw new ReleaseFrozen(freeze, about)
  await assertApproved(deps, asked)
  return freeze && despiteFreeze !== undefined ? exceptionReason(freeze, despiteFreeze) : undefined
}
