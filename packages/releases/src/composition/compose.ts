import { createHash } from 'node:crypto'
import {
  type Channels,
  type ComposedRemote,
  type Composition,
  canHost,
  needsOf,
} from '@calm-rest/contract/releases'
import { composePlaces, type LeftOut } from './compose-places.ts'
import type { ComposedFrom } from './recent-readings.ts'

export interface ComposeOptions {
  /**
   * Number from 0 to 99 for a visitor and a remote, the same on every page view: below the percentage the
   * visitor gets the canary. Only called for remotes with a canary.
   */
  bucketOf?: (remote: string) => number
  /** Versions that this visitor may preview, by remote; the caller has checked the signatures. */
  previews?: Readonly<Record<string, string>>
  /** For development only. */
  local?: Composition['remotes'] | undefined
}

/**
 * The exact set of releases of a page view, read for every one: a promotion needs no restart. If a release
 * cannot be read, or needs a newer contract than this shell's, the previous one replaces it. A remote without
 * one is left out, and its slots report it.
 */
export const compose = (
  store: ComposedFrom,
  { bucketOf = () => 100, previews = {}, local = {} }: ComposeOptions = {},
): Composition => {
  const remotes: Composition['remotes'] = {}
  // a remote without a live release appears only in its preview
  for (const remote of new Set([...store.remotes(), ...Object.keys(previews)])) {
    const composed = composeRemote(store, remote, bucketOf, previews[remote])
    if (composed) remotes[remote] = composed
  }
  Object.assign(remotes, local)
  const { places } = composePlaces(remotes, liveSince(store))
  return { id: idOf(remotes), remotes, ...(places && { places }) }
}

const liveSince = (store: ComposedFrom) => (remote: string, segment: string) =>
  store.readChannels(remote).segments[segment]

/** Places that live releases declare and do not get, for teams. */
export const placesLeftOut = (store: ComposedFrom): LeftOut[] =>
  composePlaces(compose(store).remotes, liveSince(store)).leftOut

/** Id of a set of releases; equal on every machine for the same set. */
export const idOf = (remotes: Composition['remotes']) => {
  const set = Object.entries(remotes).map(([remote, { manifest }]) => `${remote}@${manifest.version}`)
  return createHash('sha256').update(set.sort().join()).digest('hex').slice(0, 12)
}

interface Candidate {
  version: string
  source: ComposedRemote['source']
}

const composeRemote = (
  store: ComposedFrom,
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
  const needs = needsOf(second?.release?.manifest.framework)
  const fallback = second?.release && {
    base: second.release.base,
    integrity: second.release.hash,
    ...(needs && { needs }),
  }
  return { base, manifest, source: first.source, ...(fallback && { fallback }) }
}

/** Versions for this visitor, best first, without duplicates. */
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

/** A live version has its live source, even if it was requested as a preview. */
const sourceOf = (version: string | undefined, { stable, canary }: Channels): Candidate['source'] => {
  if (version === stable) return 'stable'
  return version === canary?.version ? 'canary' : 'preview'
}
