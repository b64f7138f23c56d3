import { z } from 'zod'
import { releaseVersion, remoteName } from '../releases/index.ts'

/** What happened to a release. A canary also ends when its version is promoted or retired, without an event of its own. */
export const releaseEventType = z.enum([
  'release.published',
  'release.gate_passed',
  'release.gate_failed',
  /** By another person than the publisher. */
  'release.approved',
  'release.promoted',
  'release.canary',
  /** By a person, or by the site with its reason. */
  'release.canary_ended',
  /** `version` is the one that is live again. */
  'release.rolled_back',
  'release.retired',
])

/** One event, in the shape of Standard Webhooks: the data of a line of `/api/releases/events`, and the body of a hook. */
export const releaseEvent = z.object({
  /** The same in every attempt to deliver it, and on every machine. */
  id: z.string(),
  type: releaseEventType,
  /** When it happened, as an ISO time. */
  timestamp: z.iso.datetime(),
  data: z.object({
    remote: remoteName,
    version: releaseVersion,
    /** A person, a team, or an automatic actor such as `error budget`. */
    by: z.string(),
    /** The person, where a CI's issuer or the holder of a token vouches for one. */
    person: z.string().optional(),
    /** The grant that allowed it, if it came over HTTPS. */
    grant: z.string().optional(),
    /** Percentage of visitors of a canary. */
    percent: z.number().optional(),
    /** Environment in which it happened, where a site has several. */
    environment: z.string().optional(),
    /** Why, in at most 300 characters. */
    reason: z.string().optional(),
  }),
})

/**
 * Position in the events: how many changes of each remote it has passed, as in `mf-rooms:4,mf-spa:12`. It is the `id` of
 * a line, which comes back as `Last-Event-ID`.
 */
export const eventPosition = z
  .string()
  .regex(/^(mf-[a-z0-9-]+:\d{1,9}(,mf-[a-z0-9-]+:\d{1,9})*)?$/, { error: 'a Last-Event-ID of this site' })
  .transform(
    (text): ReadonlyMap<string, number> =>
      new Map(
        text.split(',').flatMap((part) => {
          const [remote, passed] = part.split(':')
          return remote && passed ? [[remote, Number(passed)] as const] : []
        }),
      ),
  )

/** Text form of a position. */
export const writeEventPosition = (position: ReadonlyMap<string, number>): string =>
  [...position].map(([remote, passed]) => `${remote}:${passed}`).join(',')

export type ReleaseEventType = z.infer<typeof releaseEventType>
export type ReleaseEvent = z.infer<typeof releaseEvent>
export type EventPosition = ReadonlyMap<string, number>
