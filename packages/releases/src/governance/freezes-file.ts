import { environmentName, remoteName } from '@calm-rest/contract/releases'
import { z } from 'zod'
import { ReleaseRefused } from '../folder/refusals.ts'
import { entryId, instant, newEntryId, openTrustFile } from './trust-file.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Longest freeze in days: a freeze that nobody ends is a mistake. */
export const longestFreezeDays = 92

/** A time in which nothing new goes live. */
const freeze = z
  .object({
    id: z.string().regex(entryId),
    /** The first moment, in UTC. */
    from: instant,
    /** The first moment after it, in UTC. */
    to: instant,
    reason: z.string().trim().min(3).max(300),
    /** All if left out. */
    environments: z.array(environmentName).min(1).optional(),
    /** All if left out. */
    remotes: z.array(remoteName).min(1).optional(),
    addedBy: z.string(),
    addedAt: z.iso.datetime(),
  })
  .refine(({ from, to }) => from < to, { error: 'A freeze ends after it begins' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= longestFreezeDays * dayMs, {
    error: `A freeze lasts ${longestFreezeDays} days at most`,
  })

export type Freeze = z.infer<typeof freeze>

/** What is about to go live: a remote in an environment, which is undefined where there is one only. */
export interface GoesLive {
  remote: string
  environment: string | undefined
}

/** Whether an entry that may name remotes and environments is about this one. */
export const isAbout = (
  { remotes, environments }: Pick<Freeze, 'remotes' | 'environments'>,
  { remote, environment }: GoesLive,
): boolean =>
  (!remotes || remotes.includes(remote)) &&
  (!environments || (environment !== undefined && environments.includes(environment)))

/** freezes.json in the trust folder: when nothing new goes live. */
export const openFreezesFile = (folder: string) => {
  const { read, change } = openTrustFile(
    folder,
    'freezes.json',
    z.object({ freezes: z.array(freeze).max(200).default([]) }),
    { freezes: [] },
  )
  return {
    read: (): readonly Freeze[] => read().freezes,
    /** The freeze that holds at this moment and ends last; undefined if there is none. */
    active: (about: GoesLive, now: Date): Freeze | undefined => {
      const at = now.toISOString()
      return read()
        .freezes.filter((each) => each.from <= at && at < each.to && isAbout(each, about))
        .sort((a, b) => (a.to < b.to ? 1 : -1))[0]
    },
    /** Throws a `ZodError` for a freeze without a right end. */
    add: (given: Omit<Freeze, 'id'>): Freeze => {
      const added = freeze.parse({ id: newEntryId(), ...given })
      change(({ freezes }) => ({ freezes: [...freezes, added] }))
      return added
    },
    /** Ends a freeze at once, or withdraws a planned one. Throws for an unknown id. */
    remove: (id: string): void =>
      change(({ freezes }) => {
        if (freezes.some((each) => each.id === id))
          return { freezes: freezes.filter((each) => each.id !== id) }
        throw new ReleaseRefused('release_not_found', `There is no freeze ${id}.`)
      }),
  }
}

export type FreezesFile = ReturnType<typeof openFreezesFile>

/** An instant in UTC, to the minute: `2026-12-27T00:00Z`. A freeze is of teams, who know no property's time. */
export const instantText = (iso: string) => iso.replace(/:00\.000Z$/, 'Z')

/** Reasons from before had the time at the property, too. */
const olderTime = / \([^()]* at the property\)/

/** Beginning of the reason in the history of what goes live during this freeze. */
const exceptionStart = ({ to, reason }: Freeze) => `despite the freeze until ${instantText(to)} (${reason}): `

/** Reason for the history of what goes live during a freeze. */
export const exceptionReason = (freeze: Freeze, why: string) => `${exceptionStart(freeze)}${why}`

/** Why something went live during this freeze, by its reason in the history; undefined if it is no exception from it. */
export const readException = (freeze: Freeze, reason = ''): string | undefined =>
  reason.replace(olderTime, '').split(exceptionStart(freeze))[1]

/** A freeze forbids it. */
export class ReleaseFrozen extends ReleaseRefused {
  readonly freeze: { reason: string; until: string }

  constructor({ reason, to }: Freeze, { remote, environment }: GoesLive) {
    const where = environment === undefined ? '' : ` in ${environment}`
    super(
      'release_frozen',
      `Nothing new of ${remote} goes live${where} until ${instantText(to)}: ${reason}. An exception takes the right to it and --despite-freeze with a reason.`,
    )
    this.freeze = { reason, until: to }
  }
}
