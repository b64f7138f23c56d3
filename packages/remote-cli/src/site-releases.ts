import { CommandFailed, GateFailed, Refused } from '@calm-rest/command'
import { z } from 'zod'

/** The releases of one remote on a site, over HTTPS: `/api/releases/REMOTE`. Each call throws `Refused` or `GateFailed` where the site says no. */
export interface SiteReleases {
  /** Gives the site a version: a gzipped tar archive with release.json at its root. */
  publish(version: string, archive: Buffer): Promise<void>
  promote(version: string): Promise<void>
  canary(version: string, percent: number): Promise<void>
  rollback(): Promise<void>
  retire(version: string): Promise<void>
}

interface SiteReleasesDeps {
  /** Origin of the site. */
  site: string
  remote: string
  /** Of the team, for this remote. */
  token: string
}

/** Long enough for a gate, which opens a browser. */
const patienceMs = 10 * 60_000

const refusal = z.object({ error: z.string(), code: z.string().optional() })

export const createSiteReleases = ({ site, remote, token }: SiteReleasesDeps): SiteReleases => {
  const ask = async (path: string, init: RequestInit) => {
    const address = new URL(`/api/releases/${remote}/${path}`, site)
    const answer = await fetch(address, {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${token}` },
      // a token goes to nobody else
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    }).catch((cause: unknown) => {
      throw new CommandFailed(`${site} did not answer: ${reasonOf(cause)}`)
    })
    if (!answer.ok) throw await failureOf(answer)
  }
  const post = (action: string, body: object) =>
    ask(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    publish: (version, archive) =>
      ask(version, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/gzip' },
        body: new Uint8Array(archive),
      }),
    promote: (version) => post('promote', { version }),
    canary: (version, percent) => post('canary', { version, percent }),
    rollback: () => post('rollback', {}),
    retire: (version) => post('retire', { version }),
  }
}

/** Names of what the gate found: its code is the one answer that is no refusal of a rule. */
const gateCode = 'gate_failed'

const failureOf = async (answer: Response): Promise<CommandFailed> => {
  const read = refusal.safeParse(await answer.json().catch(() => undefined))
  if (!read.success) return new CommandFailed(`${answer.url} answered ${answer.status}, and not why.`)
  const { error, code = String(answer.status) } = read.data
  const said = `${error} (${code})`
  if (code === gateCode) return new GateFailed(said)
  return answer.status < 500 ? new Refused(said) : new CommandFailed(said)
}

const reasonOf = (cause: unknown) => {
  const { cause: inner, message } = cause as Error
  return inner instanceof Error ? inner.message : message
}
