import { diffQuery } from '@calm-rest/contract/release-api'
import { compareEnvironments, type FindGrant, ReleaseRefused, type ReleaseStore } from '@calm-rest/releases'
import type { Context } from 'hono'
import { bearerOf } from './bearer.ts'
import { parse } from './parse.ts'

/** GET /api/releases/diff: what is live in one environment and not in another, of the remotes that a token is for. */
export const createDiff =
  ({ store, findGrant }: { store: ReleaseStore; findGrant: FindGrant }) =>
  async (c: Context) => {
    const bearer = bearerOf(c)
    const query = parse(diffQuery, c.req.query())
    const diff = await compareEnvironments(store, query)
    const mayRead = async (remote: string) => {
      try {
        await findGrant(bearer, { remote })
        return true
      } catch (cause) {
        if (cause instanceof ReleaseRefused && cause.code === 'remote_forbidden') return false
        throw cause
      }
    }
    const readable = await Promise.all(diff.remotes.map(({ remote }) => mayRead(remote)))
    return c.json({ ...diff, remotes: diff.remotes.filter((_, i) => readable[i]) }, 200, {
      'Cache-Control': 'no-store',
    })
  }
