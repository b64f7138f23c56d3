import { CommandFailed, GateFailed, Refused } from '@calm-rest/command'
import { z } from 'zod'
import type { GoesLive } from './arguments.ts'

/**
 * The releases of one remote on a site, over HTTPS: `/api/releases/REMOTE`. A call throws `GateFailed` or `Refused`
 * where the site says no, `GateMissing` where it cannot say yet, and `CommandFailed` where it does not answer.
 */
export interface SiteReleases {
  /** Gives the site a version: a gzipped tar archive with release.json at its root. */
  publish(version: string, archive: Buffer): Promise<void>
  promote(version: string, where?: GoesLive): Promise<ReleaseState>
  /** `percent` of a hundred visitors. */
  canary(version: string, percent: number, where?: GoesLive): Promise<ReleaseState>
  /** Ends the canary; without one the version before is live again. */
  rollback(environment?: string): Promise<ReleaseState>
  /** For a version that somebody else has published. */
  approve(version: string): Promise<ReleaseState>
  /** The pictures in which a version looks different: those of this id, or those that there are now. */
  approveLook(version: string, pictures?: string): Promise<ReleaseState>
  /** For a version that is not live. */
  retire(version: string): Promise<ReleaseState>
  state(environment?: string): Promise<ReleaseState>
  /** Signed addresses of a published version, for so many days. */
  preview(version: string, days: number): Promise<Preview>
}

const releaseState = z.object({
  /** Left out where the platform has one environment. */
  environment: z.string().optional(),
  stable: z.string().nullable(),
  previous: z.string().nullable(),
  canary: z.object({ version: z.string(), percent: z.number() }).nullable(),
  /** The highest first. */
  versions: z.array(
    z.object({
      version: z.string(),
      status: z.string(),
      gate: z.string(),
      /** Null if it has to be approved first; left out where nobody has to. */
      approval: z.object({ by: z.string(), person: z.string().optional() }).nullable().optional(),
      /** Its place in the gate's queue, from 1; left out where it does not wait. */
      gatePlace: z.number().optional(),
    }),
  ),
  /** Number of versions in the gate's queue; a site before 2026-11-28 leaves it out. */
  gateQueue: z.number().optional(),
})

/** The live releases of a remote, and every version that the site has. */
export type ReleaseState = z.infer<typeof releaseState>

const weight = z.object({ bytes: z.number(), brotliBytes: z.number() })

const preview = z.object({
  version: z.string(),
  url: z.string(),
  compare: z.string(),
  expiresAt: z.iso.datetime(),
  live: z.string().nullable(),
  gate: z.string(),
  sizes: z.array(z.object({ kind: z.string(), live: weight, candidate: weight })),
})

/** Addresses that show a version until they expire, with a comparison to the live release. */
export type Preview = z.infer<typeof preview>

/** The platform's gate has not tried this version yet; asked again later, the site knows more. */
export class GateMissing extends Refused {}

interface SiteReleasesDeps {
  /** Origin of the site. */
  site: string
  remote: string
  /** Of the team, for this remote. Asked for before each request: that of a CI ends within minutes. */
  token: () => Promise<string>
}

/** Long enough for the largest archive on a slow line. */
const patienceMs = 5 * 60_000

export const createSiteReleases = ({ site, remote, token }: SiteReleasesDeps): SiteReleases => {
  const ask = async (path: string, init: RequestInit) => {
    const bearer = await token()
    const address = new URL(`/api/releases/${remote}${path}`, site)
    const answer = await fetch(address, {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${bearer}` },
      // a token must not follow a redirect to another server
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    }).catch((cause: unknown) => {
      throw new CommandFailed(`${site} did not answer: ${reasonOf(cause)}`)
    })
    const body: unknown = await answer.json().catch(() => undefined)
    if (!answer.ok) throw failureOf(answer, body)
    return body
  }
  const read = async <T>(schema: z.ZodType<T>, path: string, init: RequestInit = {}): Promise<T> => {
    const answer = schema.safeParse(await ask(path, init))
    if (!answer.success) throw new CommandFailed(`${site} answered something else than the contract says.`)
    return answer.data
  }
  const post = <T>(schema: z.ZodType<T>, action: string, body: object) =>
    read(schema, `/${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const change = (action: string, body: object) => post(releaseState, action, body)
  return {
    publish: async (version, archive) => {
      const headers = { 'Content-Type': 'application/gzip' }
      await ask(`/${version}`, { method: 'PUT', headers, body: new Uint8Array(archive) })
    },
    // JSON leaves out what is undefined: a site without environments knows no such field
    promote: (version, { environment, despiteFreeze } = {}) =>
      change('promote', { version, environment, despiteFreeze }),
    canary: (version, percent, { environment, despiteFreeze } = {}) =>
      change('canary', { version, percent, environment, despiteFreeze }),
    rollback: (environment) => change('rollback', { environment }),
    approve: (version) => change('approve', { version }),
    approveLook: (version, pictures) => change('approve-look', { version, pictures }),
    retire: (version) => change('retire', { version }),
    state: (environment) =>
      read(releaseState, environment === undefined ? '' : `?${new URLSearchParams({ environment })}`),
    preview: (version, days) => post(preview, 'preview', { version, days }),
  }
}

/** `error` is for people, `code` for programs, `detail` for engineers. */
const errorBody = z.object({ error: z.string(), code: z.string(), detail: z.string().optional() })

/** Codes whose detail is the whole sentence, with the names: `error` would say it twice. */
const detailed = new Set([
  'environment_unknown',
  'nothing_before',
  'nothing_live',
  'release_conflict',
  'release_live',
  'release_not_found',
  'version_exists',
  'version_retired',
])

/** What a refusal of the site means for the command. */
export const failureOf = ({ status, url }: Response, body: unknown): CommandFailed => {
  const read = errorBody.safeParse(body)
  if (!read.success) return new CommandFailed(`${url} answered ${status}, and not why.`)
  const { error, code, detail } = read.data
  const said =
    detail !== undefined && detailed.has(code)
      ? `${detail} (${code})`
      : [`${error} (${code})`, detail].filter(Boolean).join('\n')
  if (code === 'gate_failed') return new GateFailed(said)
  if (code === 'gate_missing') return new GateMissing(said)
  return status < 500 ? new Refused(said) : new CommandFailed(said)
}

const reasonOf = (cause: unknown) => {
  const { cause: inner, message } = cause as Error
  return inner instanceof Error ? inner.message : message
}
