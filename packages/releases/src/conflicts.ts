import { isEventName, lostBetween, ownerOfEvent } from '@calm-rest/contract/events'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { callNames } from './call-names.ts'
import { composePlaces, type LeftOut } from './composition/compose-places.ts'
import { ReleaseRefused } from './folder/refusals.ts'
import type { ReleaseStore } from './release-store.ts'

type Live = Pick<ReleaseStore, 'remotes' | 'readChannels' | 'release'>
type Channel = 'stable' | 'canary'

/** Other remotes' releases beside which this one is live: for everybody, or for each canary's visitors. */
const liveBeside = (store: Live, remote: string, channel: Channel): ReleaseManifest[] =>
  store
    .remotes()
    .filter((other) => other !== remote)
    .flatMap((other) => {
      const { stable, canary } = store.readChannels(other)
      const version = (channel === 'canary' && canary?.version) || stable
      return (version && store.release(other, version)?.manifest) || []
    })

const nameOf = ({ remote, version }: ReleaseManifest) => `${remote} ${version}, which is live`

const isInSlot = ({ places }: ReleaseManifest, slot: string) => Object.hasOwn(places?.slots ?? {}, slot)

/** Declared places that the release would not get beside the others. */
const placeConflicts = (store: Live, manifest: ReleaseManifest, others: readonly ReleaseManifest[]) => {
  const { remote } = manifest
  const set = Object.fromEntries([manifest, ...others].map((one) => [one.remote, { manifest: one }]))
  // places of a canary come after all live ones, and before those that are not live
  const liveSince = (one: string, segment: string) =>
    store.readChannels(one).segments[segment] ?? (one === remote ? undefined : 'canary')
  const sentence = ({ path, why, by = '' }: LeftOut) => {
    if (why === 'shell') return `${path} belongs to the shell`
    if (why === 'slot') return `the slot ${path} is full: it has widgets of ${by}`
    if (why === 'menu') return `the menu is full: it has entries of ${by}`
    return `${path} belongs to ${nameOf(set[by]?.manifest ?? manifest)}`
  }
  return (
    composePlaces(set, liveSince)
      // whichever widget a full slot leaves out, this release is one too many
      .leftOut.filter((one) => one.remote === remote || (one.why === 'slot' && isInSlot(manifest, one.path)))
      .map(sentence)
  )
}

/** `stay-chosen`, without the major that both sides must agree on. */
const nameWithoutMajor = (event: string) => event.split('@', 1)[0]

const among = (declared: readonly string[]) =>
  declared.length > 0 ? ` (it declares ${declared.join(', ')})` : ''

const eventConflicts = (
  { events }: ReleaseManifest,
  before: ReleaseManifest | undefined,
  others: readonly ReleaseManifest[],
): string[] => {
  const { sends = [], hears = [] } = events ?? {}
  const unknown = [...new Set([...sends, ...hears])].filter(
    (event) => !isEventName(event) && !ownerOfEvent(event),
  )
  const dropped = (before?.events?.sends ?? []).filter((event) => !sends.includes(event))
  const missed = dropped.flatMap((event) => {
    const listener = others.find((other) => other.events?.hears.includes(event))
    const isSentElsewhere = others.some((other) => other.events?.sends.includes(event))
    return listener && !isSentElsewhere
      ? [`it no longer sends ${event}, which ${nameOf(listener)}, hears: send both until it does not`]
      : []
  })
  const changed = Object.entries(before?.events?.own ?? {}).flatMap(([event, schema]) => {
    const now = events?.own?.[event]
    const listener = others.find((other) => other.events?.hears.includes(event))
    const lost = now && listener ? lostBetween(schema, now) : []
    return listener && lost.length > 0
      ? [
          `${event} changes for ${nameOf(listener)}: ${lost.join(', ')}. Send it with another major, beside this one`,
        ]
      : []
  })
  const undeclared = hears.flatMap((event) => {
    const owner = others.find((other) => other.remote === ownerOfEvent(event))
    const declared = owner?.events?.sends ?? []
    return owner && !declared.map(nameWithoutMajor).includes(nameWithoutMajor(event))
      ? [`it hears ${event}, which ${nameOf(owner)}, does not declare${among(declared)}`]
      : []
  })
  const unheard = hears.flatMap((event) => {
    const sent = others.flatMap((other) =>
      (other.events?.sends ?? [])
        .filter((one) => nameWithoutMajor(one) === nameWithoutMajor(event))
        .map((one) => ({ one, other })),
    )
    const [another] = sent
    return another && !sent.some(({ one }) => one === event)
      ? [`it hears ${event}, and ${nameOf(another.other)}, sends ${another.one}`]
      : []
  })
  return [
    ...unknown.map((event) => `the contract knows no event ${event}`),
    ...missed,
    ...changed,
    ...undeclared,
    ...unheard,
  ]
}

const unknownCalls = ({ uses }: ReleaseManifest): string[] =>
  (uses?.calls ?? [])
    .filter((call) => !callNames.has(call))
    .map((call) => `the contract knows no call ${call}`)

/**
 * Reasons why a release cannot go live beside the live ones, as sentences: another owner's path, a full menu or slot,
 * an unknown call, or an event that breaks a listener. Empty if it can.
 */
export const conflictsOf = (store: Live, manifest: ReleaseManifest): string[] => {
  const { remote } = manifest
  const { stable } = store.readChannels(remote)
  const before = stable ? store.release(remote, stable)?.manifest : undefined
  const others = (['stable', 'canary'] as const).map((channel) => liveBeside(store, remote, channel))
  return [
    ...new Set([
      ...unknownCalls(manifest),
      ...others.flatMap((beside) => placeConflicts(store, manifest, beside)),
      ...others.flatMap((beside) => eventConflicts(manifest, before, beside)),
    ]),
  ]
}

/** Throws `ReleaseRefused` if a release cannot go live beside the live ones. */
export const assertNoConflict = (store: Live, manifest: ReleaseManifest): void => {
  const conflicts = conflictsOf(store, manifest)
  if (conflicts.length > 0) {
    throw new ReleaseRefused(
      'release_conflict',
      `${manifest.remote} ${manifest.version} cannot live beside what is live: ${conflicts.join('; ')}.`,
    )
  }
}
