import type { ReleaseChange } from '@calm-rest/contract/releases'
import type { ApprovalState, GateReport, Publisher, ReleaseStore } from '@calm-rest/releases'

/** Something that happened to a version: an entry of the history. */
export interface StoryEntry {
  /** ISO */
  at: string
  kind: ReleaseChange['action'] | 'gatePassed' | 'gateFailed'
  version: string
  by: string
  person: string | undefined
  grant: string | undefined
  percent: number | undefined
  /** Why, or the checks that failed. */
  reason: string | undefined
  /** Origin of the version as its signature proves it, where it was published. */
  publisher: Publisher | undefined
}

/** A version that the history or a channel names. */
export interface VersionFacts {
  version: string
  status: ReturnType<ReleaseStore['versionStatus']>
  publisher: Publisher | undefined
  gate: GateReport | undefined
  approval: ApprovalState | undefined
}

/** Entries of the history that a page shows, the newest. */
const shownChanges = 60

type StoryStore = Pick<ReleaseStore, 'readChannels' | 'release' | 'readGate' | 'versionStatus' | 'approval'>

/** What happened to the versions of a remote, the newest first. */
export const storyOf = (store: StoryStore, remote: string): StoryEntry[] =>
  store
    .readChannels(remote)
    .history.slice(-shownChanges)
    .reverse()
    .map((change) => ({
      at: change.at,
      kind: kindOf(change),
      version: change.version,
      by: change.by,
      person: change.person,
      grant: change.grant,
      percent: change.percent,
      reason: change.reason,
      publisher: change.action === 'publish' ? store.release(remote, change.version)?.publisher : undefined,
    }))

const kindOf = ({ action, gate }: ReleaseChange): StoryEntry['kind'] => {
  if (gate === undefined) return action
  return gate === 'passed' ? 'gatePassed' : 'gateFailed'
}

/** A version with its publisher: what a search finds it by. */
export type PublishedVersion = Pick<VersionFacts, 'version' | 'publisher'>

/** Versions of a remote, the one with the newest change first. No file of a report or an approval is read. */
export const publishedVersionsOf = (
  store: Pick<StoryStore, 'readChannels' | 'release'>,
  remote: string,
): PublishedVersion[] => {
  const { stable, previous, canary, history } = store.readChannels(remote)
  const changed = history
    .slice(-shownChanges)
    .map(({ version }) => version)
    .reverse()
  const channels = [stable, canary?.version, previous].filter((version) => version != null)
  return distinct([...channels, ...changed]).map((version) => ({
    version,
    publisher: store.release(remote, version)?.publisher,
  }))
}

/** The same versions with everything that a page of the remote shows. */
export const versionsOf = (store: StoryStore, remote: string): VersionFacts[] =>
  publishedVersionsOf(store, remote).map(({ version, publisher }) => ({
    version,
    status: store.versionStatus(remote, version),
    publisher,
    gate: store.readGate(remote, version),
    approval: store.approval(remote, version),
  }))

const distinct = (versions: readonly string[]) => [...new Set(versions)]
