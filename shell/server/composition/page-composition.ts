import { createHash, randomInt } from 'node:crypto'
import { canaryCookie } from '@calm-rest/contract/limits'
import type { Composition, LocalBuild } from '@calm-rest/contract/releases'
import type {
  Compositions,
  Flag,
  FlagsFile,
  PageViewTokens,
  PreviewRequest,
  Previews,
  ReleaseStore,
} from '@calm-rest/releases'
import {
  compose,
  composePage,
  createRecentReadings,
  evaluateFlags,
  mayShow,
  previewRequests,
} from '@calm-rest/releases'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { previewBase } from '../static/file-address.ts'
import { localFor } from './local-build.ts'

interface CompositionDeps {
  store: ReleaseStore
  compositions: Compositions
  viewTokens: PageViewTokens
  previews: Previews
  now: () => Date
  local: LocalBuild | undefined
  /** Deadline in milliseconds for a release to load and to show anything; undefined: the host's default. */
  deadlineMs: number | undefined
  /** Flags of remotes; undefined without a trust folder. */
  flags: Pick<FlagsFile, 'read'> | undefined
  /** Origin of release files; undefined if it is the page's. */
  releasesOrigin?: string | undefined
}

/** Cookie with the random seed of a visitor's canary buckets, set only by pages with a live canary. */
const cookie = 'calm-rest-bucket'
const { seeds, days } = canaryCookie
const maxAgeSeconds = days * 24 * 60 * 60

/**
 * Composes a page view: live releases for the page of the request or of another path, this visitor's canaries, and previews
 * of the address.
 */
export const createPageComposition = ({
  store,
  compositions,
  viewTokens,
  previews,
  now,
  local,
  deadlineMs,
  flags,
  releasesOrigin,
}: CompositionDeps) => {
  const recent = createRecentReadings(store)

  const seedOf = (c: Context): number => {
    const known = Number(getCookie(c, cookie) ?? Number.NaN)
    return Number.isInteger(known) && known >= 0 && known < seeds ? known : randomInt(seeds)
  }

  /** Gives a visitor the same random seed on every page; shared caches must not store it. */
  const rememberSeed = (c: Context, seed: number) => {
    setCookie(c, cookie, String(seed), {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: maxAgeSeconds,
    })
    c.header('Cache-Control', 'private, no-cache')
    c.header('Vary', 'Cookie', { append: true })
  }

  /** Versions by remote that the address names and this page may show. */
  const previewed = (query: URLSearchParams) => {
    const set = Object.entries(compositions.read(query.get('composition') ?? '') ?? {})
    const requested = [
      ...set.map(([remote, version]) => ({ remote, version, signature: undefined })),
      ...previewRequests(query).filter(({ remote, version }) => store.release(remote, version)),
    ]
    return requested.filter((one) => mayShow(store, previews, one, now()))
  }

  /** Adds the signature to the file addresses of each release that needs one. */
  const withSignatures = (composition: Composition, requested: readonly PreviewRequest[]): Composition => {
    const signed = requested.flatMap(({ remote, version, signature }) => {
      const composed = composition.remotes[remote]
      const takesOne = signature !== undefined && store.versionStatus(remote, version) === 'published'
      return takesOne && composed?.manifest.version === version
        ? [[remote, { ...composed, base: previewBase(composed.base, signature) }] as const]
        : []
    })
    return signed.length === 0
      ? composition
      : { ...composition, remotes: { ...composition.remotes, ...Object.fromEntries(signed) } }
  }

  return (c: Context, pathname = new URL(c.req.url).pathname): Composition => {
    const requested = previewed(new URL(c.req.url).searchParams)
    const previews = Object.fromEntries(requested.map(({ remote, version }) => [remote, version]))
    let seed: number | undefined
    const drawn: string[] = []
    const bucketFor = (remote: string) => {
      seed ??= seedOf(c)
      drawn.push(remote)
      return bucketOf(seed, remote)
    }
    // a preview may be younger than what other pages are composed of
    const all = compose(requested.length > 0 ? store : recent(), {
      bucketOf: bucketFor,
      previews,
      local: localFor(local, c.req.url)?.remotes,
    })
    const composed = withFlags(
      composePage(all, { pathname, previewed: Object.keys(previews) }),
      readFlags(flags),
      bucketFor,
    )
    // guests' pages ignore canaries of an isolated remote
    const isOfPage = drawn.some((remote) => composed.remotes[remote])
    if (seed !== undefined && isOfPage) rememberSeed(c, seed)
    compositions.note(composed, now())
    const addressed = onOrigin(releasesOrigin, withSignatures(composed, requested))
    return { ...addressed, view: viewTokens.issue(composed.id, now()), ...(deadlineMs && { deadlineMs }) }
  }
}

/** A damaged file leaves every flag at its default: pages need none. */
const readFlags = (file: CompositionDeps['flags']): readonly Flag[] => {
  try {
    return file?.read() ?? []
  } catch (cause) {
    console.error((cause as Error).message)
    return []
  }
}

/** Adds the values of flags to the releases that declare them. */
const withFlags = (
  composition: Composition,
  flags: readonly Flag[],
  bucketOf: (remote: string) => number,
): Composition => {
  if (flags.length === 0) return composition
  const remotes = Object.entries(composition.remotes).map(([remote, composed]) => {
    const values = evaluateFlags(flags, composed, () => bucketOf(remote))
    return [remote, values ? { ...composed, flags: values } : composed] as const
  })
  return { ...composition, remotes: Object.fromEntries(remotes) }
}

/** Rewrites the addresses of all releases to their own origin; releases from sources have one already. */
const onOrigin = (origin: string | undefined, composition: Composition): Composition => {
  if (origin === undefined) return composition
  const remotes = Object.entries(composition.remotes).map(([remote, composed]) => {
    const { base, fallback, source } = composed
    if (source === 'local') return [remote, composed] as const
    const before = fallback && { ...fallback, base: origin + fallback.base }
    return [remote, { ...composed, base: origin + base, ...(before && { fallback: before }) }] as const
  })
  return { ...composition, remotes: Object.fromEntries(remotes) }
}

/** 0 to 99; differs by remote, so that not the same visitors get every canary. */
const bucketOf = (seed: number, remote: string) =>
  createHash('sha256').update(`${seed} ${remote}`).digest().readUInt32BE() % 100
