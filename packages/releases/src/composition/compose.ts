import { createHash } from 'node:crypto'
import { type Channels, type ComposedRemote, type Composition, canHost } from '@calm-rest/contract/releases'
import type { ReleaseStore } from '../release-store.ts'
import { composePlaces, type LeftOut } from './compose-places.ts'

export interface ComposeOptions {
  /**
   * 0 to 99 for a visitor and a remote, the same on every page view: below the percentage one gets the canary. Asked for
   * remotes alone that have one.
   */
  bucketOf?: (remote: string) => number
  /** Versions that this one visitor may preview, by remote; the caller has checked the signature. */
  previews?: Readonly<Record<string, string>>
  /** Development only. */
  local?: Composition['remotes'] | undefined
}

/**
 * The exact set of releases that a page view gets, read anew for each: a promotion needs no restart. Where a release
 * cannot be read, or is for a contract that this shell does not know, the one before it takes its place; a remote that
 * has none is left out, and its slots say so.
 */
export const compose = (
  store: ReleaseStore,
  { bucketOf = () => 100, previews = {}, local = {} }: ComposeOptions = {},
): Composition => {
  const remotes: Composition['remotes'] = {}
  // one that is live for nobody yet comes only to who asks for it
  for (const remote of new Set([...store.remotes(), ...Object.keys(previews)])) {
    const composed = composeRemote(store, remote, bucketOf, previews[remote])
    if (composed) remotes[remote] = composed
  }
  Object.assign(remotes, local)
  const { places } = composePlaces(remotes, liveSince(store))
  return { id: idOf(remotes), remotes, ...(places && { places }) }
}

const liveSince = (store: ReleaseStore) => (remote: string, segment: string) =>
  store.readChannels(remote).segments[segment]

/** Places that live releases declare and do not get, for teams. */
export const placesLeftOut = (store: ReleaseStore): LeftOut[] =>
  composePlaces(compose(store).remotes, liveSince(store)).leftOut

/** Id of a set of releases: the same set, the same id, on every machine. */
export const idOf = (remotes: Composition['remotes']) => {
  const set = Object.entries(remotes).map(([remote, { manifest }]) => `${remote}@${manifest.version}`)
  return createHash('sha256').update(set.sort().join()).digest('hex').slice(0, 12)
}

interface Candidate {
  version: string
  source: ComposedRemote['source']
}

const composeRemote = (
  store: ReleaseStore,
  remote: string,
  bucketOf: (remote: string) => number,
  wanted: string | undefined,
): ComposedRemote | undefined => {
  const readable = candidates(store.readChannels(remote), () => bucketOf(remote), wanted)
    .map(({ version, source }) => ({ release: store.release(remote, version), source }))
    .filter(({ release }) => release && canHost(release.manifest.contract))
  const [first, second] = readable
  if (!first?.release) return undefined
  const { base, manifest } = first.release
  const fallback = second?.release && { base: second.release.base, integrity: second.release.hash }
  return { base, manifest, source: first.source, ...(fallback && { fallback }) }
}

/** Versions for this visitor, best first, each once. */
const candidates = (channels: Channels, bucket: () => number, wanted: string | undefined): Candidate[] => {
  const { canary, stable, previous } = channels
  const list: Candidate[] = []
  const add = (version: string | null | undefined, source: Candidate['source']) => {
    if (version && !list.some((each) => each.version === version)) list.push({ version, source })
  }
  add(wanted, sourceOf(wanted, channels))
  if (canary && bucket() < canary.percent) add(canary.version, 'canary')
  add(stable, 'stable')
  add(previous, 'stable')
  return list
}

/** A version that is live is that, also where somebody asked for it. */
const sourceOf = (version: string | undefined, { stable, canary }: Channels): Candidate['source'] => {
  if (version === stable) return 'stable'
  return version === canary?.version ? 'canary' : 'preview'
}
