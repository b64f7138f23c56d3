import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Previews, ReleaseStore } from '@calm-rest/releases'
import { mayServe, mayShow, previewRequests } from '@calm-rest/releases'
import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { parseFileAddress } from '../static/file-address.ts'

/**
 * Enough for previews and open pages, and far below what a bucket can serve: anybody can invent an address.
 */
const lookUpsPerSecond = 20

type NamedReleases = Pick<
  ReleaseStore,
  'folder' | 'ensureLocal' | 'ensureCompositionLocal' | 'compositions' | 'versionStatus' | 'isServed'
>

/**
 * Fetches releases that an address names and no channel does (a preview, `?composition=…`, a file of a
 * version that an open page still has), before the request continues. If that fails, the page does without
 * them.
 */
export const fetchNamedReleases = (
  store: NamedReleases,
  previews: Previews,
  now: () => Date,
): MiddlewareHandler => {
  const limiter = new RateLimiterMemory({ points: lookUpsPerSecond, duration: 1 })

  const tryTo = async (work: () => ReturnType<NamedReleases['ensureLocal']>) => {
    try {
      await limiter.consume('all')
      await work()
    } catch {
      // unreachable or rate-limited: treated as not published for now
    }
  }
  const ensureLocal = async (versions: readonly (readonly [string, string])[]) => {
    const missing = versions.filter(([remote, version]) => !existsSync(join(store.folder, remote, version)))
    await Promise.all(missing.map(([remote, version]) => tryTo(() => store.ensureLocal(remote, version))))
  }
  const ensureSetLocal = async (id: string) => {
    if (!store.compositions.read(id)) await tryTo(() => store.ensureCompositionLocal(id))
    const set = Object.entries(store.compositions.read(id) ?? {})
    await ensureLocal(set.filter(([remote, version]) => store.versionStatus(remote, version) === 'promoted'))
  }

  return async (c, next) => {
    const { searchParams, pathname } = new URL(c.req.url)
    const previewed = previewRequests(searchParams).filter((one) => mayShow(store, previews, one, now()))
    const file = parseFileAddress(pathname)
    const ofFile = file && mayServe(store, previews, file, now()) ? [file] : []
    await ensureLocal([...previewed, ...ofFile].map(({ remote, version }) => [remote, version] as const))
    const composition = searchParams.get('composition')
    if (composition) await ensureSetLocal(composition)
    await next()
  }
}
