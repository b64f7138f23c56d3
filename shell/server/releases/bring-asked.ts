import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { releaseVersion, remoteName } from '@calm-rest/contract/releases'
import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { ReleaseStore } from './release-store.ts'

/** What people who try versions need, and far below what hurts a bucket; anybody can write an address. */
const lookUpsPerSecond = 20

type Asked = Pick<ReleaseStore, 'folder' | 'bring' | 'bringComposition' | 'compositions'>

/**
 * Has here what an address names and no channel does (`?mf-rooms=1.5.0-rc.1`, `?composition=…`, a file of a version
 * that an open page still has), before the rest asks for it. Where it cannot be had, the page goes on without.
 */
export const bringAsked = (store: Asked): MiddlewareHandler => {
  const limiter = new RateLimiterMemory({ points: lookUpsPerSecond, duration: 1 })

  const tryTo = async (work: () => ReturnType<Asked['bring']>) => {
    try {
      await limiter.consume('all')
      await work()
    } catch {
      // away, or asked for too much: it counts as not published for now
    }
  }
  const bring = async (versions: readonly (readonly [string, string])[]) => {
    const missing = versions.filter(([remote, version]) => !existsSync(join(store.folder, remote, version)))
    await Promise.all(missing.map(([remote, version]) => tryTo(() => store.bring(remote, version))))
  }
  const bringSet = async (id: string) => {
    if (!store.compositions.read(id)) await tryTo(() => store.bringComposition(id))
    await bring(Object.entries(store.compositions.read(id) ?? {}))
  }

  return async (c, next) => {
    const { searchParams, pathname } = new URL(c.req.url)
    const inPath = /^\/releases\/([^/]+)\/([^/]+)\/./.exec(pathname)?.slice(1)
    const pairs = [...searchParams, ...(inPath ? [inPath as [string, string]] : [])]
    const asked = pairs.filter(
      ([remote, version]) =>
        remoteName.safeParse(remote).success && releaseVersion.safeParse(version).success,
    )
    await bring(asked)
    const composition = searchParams.get('composition')
    if (composition) await bringSet(composition)
    await next()
  }
}
