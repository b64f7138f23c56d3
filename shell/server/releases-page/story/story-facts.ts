import type { ReleaseChange } from '@calm-rest/contract/releases'
import type { GateReport, Publisher, ReleaseStore } from '@calm-rest/releases'

/** Something that happened to a version: an entry of the history, or an outcome of the gate. */
export interface StoryEntry {
  /** ISO */
  at: string
  kind: ReleaseChange['action'] | 'gatePassed' | 'gateFailed'
  version: string
  /** The actor; the gate has none. */
  by: string | undefined
  grant: string | undefined
  percent: number | undefined
  reason: string | undefined
  /** Origin of the version as its signature proves it, where it was published. */
  publisher: Publisher | undefined
  /** Names of the failed checks. */
  failed: string[]
}

/** A version that the history or a channel names. */
export interface VersionFacts {
  version: string
  status: ReturnType<ReleaseStore['versionStatus']>
  publisher: Publisher | undefined
  gate: GateReport | undefined
}

/** Entries of the history that a page shows, the newest. */
const shownChanges = 60

type StoryStore = Pick<ReleaseStore, 'readChannels' | 'release' | 'readGate' | 'versionStatus'>

/** What happened to the versions of a remote, the newest first. */
export const storyOf = (store: StoryStore, remote: string): StoryEntry[] => {
  const history = store.readChannels(remote).history.slice(-shownChanges).reverse()
  const changes = history.map((change) => ({
    at: change.at,
    kind: change.action,
    version: change.version,
    by: change.by,
    grant: change.grant,
    percent: change.percent,
    reason: change.reason,
    publisher: change.action === 'publish' ? store.release(remote, change.version)?.publisher : undefined,
    failed: [],
  }))
  const outcomes = distinct(history.map(({ version }) => version)).flatMap((version) => {
    const gate = store.readGate(remote, version)
    return gate ? gateEntry(gate) : []
  })
  return [...changes, ...outcomes].sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

const gateEntry = ({ at, passed, version, checks }: GateReport): StoryEntry => ({
  at,
  kind: passed ? 'gatePassed' : 'gateFailed',
  version,
  by: undefined,
  grant: undefined,
  percent: undefined,
  reason: undefined,
  publisher: undefined,
  failed: checks.filter(({ ok }) => !ok).map(({ name }) => name),
})

/** Versions of a remote, the one with the newest change first. */
export const versionsOf = (store: StoryStore, remote: string): VersionFacts[] => {
  const { stable, previous, canary, history } = store.readChannels(remote)
  const changed = history
    .slice(-shownChanges)
    .map(({ version }) => version)
    .reverse()
  const channels = [stable, canary?.version, previous].filter((version) => version != null)
  return distinct([...channels, ...changed]).map((version) => ({
    version,
    status: store.versionStatus(remote, version),
    publisher: store.release(remote, version)?.publisher,
    gate: store.readGate(remote, version),
  }))
}

const distinct = (versions: readonly string[]) => [...new Set(versions)]
