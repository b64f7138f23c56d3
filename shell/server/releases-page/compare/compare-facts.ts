import type { ReleaseManifest } from '@calm-rest/contract/releases'
import {
  endOf,
  type GateReport,
  type LooksRecord,
  mayShow,
  type PreviewRequest,
  type Previews,
  type Publisher,
  type ReleaseStore,
} from '@calm-rest/releases'

/** One of the two releases on the page. */
export interface Side {
  version: string
  /** Value of the query parameter that shows it: the version, with its signature if it needs one. */
  value: string
  manifest: ReleaseManifest
  publisher: Publisher | undefined
  /** Report for exactly these files. */
  gate: GateReport | undefined
}

export interface CompareFacts {
  remote: string
  /** Undefined where nothing is live. */
  live: Side | undefined
  candidate: Side
  /** Expiry of the signature; undefined if the version needs none. */
  until: Date | undefined
  /** Where the gate saw the candidate look different, if it did. */
  looks: LooksRecord | undefined
}

interface CompareDeps {
  store: ReleaseStore
  previews: Previews
}

/** A version beside the live one; undefined if the address does not permit it. */
export const compareFacts = async (
  { store, previews }: CompareDeps,
  asked: PreviewRequest,
  now: Date,
): Promise<CompareFacts | undefined> => {
  const { remote, version, signature } = asked
  if (!mayShow(store, previews, asked, now)) return undefined
  const isSigned = store.versionStatus(remote, version) === 'published'
  // an invalid signature must not cause reads of the store
  if (isSigned) await refreshGate(store, remote, version)
  const candidate = sideOf(store, remote, version)
  if (!candidate) return undefined
  const { stable } = store.readChannels(remote)
  return {
    remote,
    live: stable ? sideOf(store, remote, stable) : undefined,
    candidate: isSigned ? { ...candidate, value: `${version}~${signature}` } : candidate,
    until: isSigned ? endOf(asked) : undefined,
    looks: await readLooks(store, remote, version),
  }
}

/** Widgets of either release, those of the candidate first. */
export const widgetsOf = ({ live, candidate }: CompareFacts): string[] => [
  ...new Set([...Object.keys(candidate.manifest.exposes), ...Object.keys(live?.manifest.exposes ?? {})]),
]

const sideOf = (store: ReleaseStore, remote: string, version: string): Side | undefined => {
  const release = store.release(remote, version)
  if (!release) return undefined
  const { manifest, publisher, hash } = release
  const gate = store.readGate(remote, version)
  return { version, value: version, manifest, publisher, gate: gate?.hash === hash ? gate : undefined }
}

/** Pictures of exactly these files; none if the store does not respond. */
const readLooks = async (store: ReleaseStore, remote: string, version: string) => {
  try {
    const record = await store.readLooks(remote, version)
    return record?.hash === store.release(remote, version)?.hash ? record : undefined
  } catch {
    return undefined
  }
}

/** Fetches the newest report; if the store does not respond, the page has this machine's copy. */
const refreshGate = async (store: ReleaseStore, remote: string, version: string) => {
  try {
    await store.readLatestGate(remote, version)
  } catch {
    // the last known report, or none
  }
}
