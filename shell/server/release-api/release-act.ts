import type { ReleaseRight } from '@calm-rest/contract/release-api'
import type { Permission, ReleaseRefused } from '@calm-rest/releases'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** An action over HTTPS, done or attempted. */
export interface ReleaseAct {
  act: ReleaseRight | 'preview' | 'approve-look'
  remote: string
  version?: string | undefined
  percent?: number | undefined
  /** Id of the pictures that were seen. */
  pictures?: string | undefined
  /** Days until a preview expires. */
  days?: number | undefined
  /** Where it was to go live; undefined for the site's own environment. */
  environment?: string | undefined
  /** Why it was to go live during a freeze. */
  despiteFreeze?: string | undefined
  /** Undefined for an unknown token. */
  by?: string | undefined
  /** The person, where a CI's issuer or the holder of a token vouches for one. */
  person?: string | undefined
  grant?: string | undefined
  status: number
  /** Why it was refused. */
  code?: string | undefined
  detail?: string | undefined
}

/** What a request collects: who may act, and what is known of the action so far. */
export interface ReleaseApiEnv {
  Bindings: Partial<HttpBindings>
  Variables: { act: Partial<ReleaseAct>; permission: Permission }
}

/** Reports the action of a request with its status; a request that only reads has none. */
export const createReport =
  (onAct: (act: ReleaseAct) => void) =>
  (c: Context<ReleaseApiEnv>, status: number, refused?: ReleaseRefused): void => {
    const { act, remote, ...facts } = c.get('act') ?? {}
    if (!act || !remote) return
    onAct({ act, remote, ...facts, status, ...(refused && { code: refused.code, detail: refused.message }) })
  }
