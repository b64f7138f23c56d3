/** A published version that the gate has not tried. */
export interface WaitingVersion {
  remote: string
  version: string
  team: string
  /** When it was published, ISO; empty if nothing proves it. */
  since: string
}

/** When the gate last tried a version of each team, ISO; a team without an entry was never tried. */
export type LastTried = ReadonlyMap<string, string>

/**
 * The order in which the gate tries waiting versions. Plain versions come before prereleases. Teams take turns, the
 * team that was tried longest ago first, and so do the remotes of a team: twenty versions of one team delay another
 * team by one version.
 */
export const inTurn = (waiting: readonly WaitingVersion[], lastTried: LastTried): WaitingVersion[] => {
  const isPreview = ({ version }: WaitingVersion) => version.includes('-')
  const plain = waiting.filter((one) => !isPreview(one))
  return [plain, waiting.filter(isPreview)].flatMap((ofOneKind) => {
    const teams = grouped(ofOneKind, ({ team }) => team)
    const ordered = [...teams.keys()].sort(
      (a, b) =>
        compare(lastTried.get(a) ?? '', lastTried.get(b) ?? '') ||
        compare(firstSince(teams.get(a)), firstSince(teams.get(b))) ||
        compare(a, b),
    )
    return takingTurns(ordered.map((team) => remotesInTurn(teams.get(team) ?? [])))
  })
}

/** Place of a version in the order, from 1; undefined if it does not wait. */
export const placeOf = (
  order: readonly WaitingVersion[],
  remote: string,
  version: string,
): number | undefined => {
  const index = order.findIndex((one) => one.remote === remote && one.version === version)
  return index < 0 ? undefined : index + 1
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

const firstSince = (versions: readonly WaitingVersion[] = []) =>
  versions.map(({ since }) => since).sort(compare)[0] ?? ''

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** Within a team: the remote that waits longest first, each remote's versions as they were published. */
const remotesInTurn = (versions: readonly WaitingVersion[]) => {
  const remotes = [...grouped(versions, ({ remote }) => remote).values()].map((ofRemote) =>
    ofRemote.toSorted((a, b) => compare(a.since, b.since) || compare(a.version, b.version)),
  )
  return takingTurns(remotes.sort((a, b) => compare(firstSince(a), firstSince(b))))
}

/** The first of every line, then the second of every line, and so on. */
const takingTurns = <Item>(lines: readonly (readonly Item[])[]): Item[] => {
  const rounds = Math.max(0, ...lines.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) =>
    lines.flatMap((one) => one.slice(round, round + 1)),
  ).flat()
}
