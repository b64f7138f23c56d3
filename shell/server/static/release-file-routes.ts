import { join } from 'node:path'
import { typeOfFile } from '@calm-rest/contract/releases'
import { mayServe, type Previews, type ReleaseStore } from '@calm-rest/releases'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import { openToAll } from '../embed/embed-routes.ts'
import { cacheFor, forever, noSuchFile } from './caching.ts'
import { parseFileAddress } from './file-address.ts'

interface ReleaseFileDeps {
  store: ReleaseStore
  previews: Previews
  now: () => Date
  /** Sends a script as the difference to an earlier one. */
  differences: MiddlewareHandler
}

/** A preview ends, and no cache of others may go on with its files. */
const anHourForOne = 'private, max-age=3600'

/** Matches folders of versions and nothing else below a remote: channels.json is not public. */
const version = '\\d+\\.\\d+\\.\\d+[0-9a-z.-]*'

/**
 * Files of releases: those that release.json names, of versions that pages may be made of. Teams wrote them, and this is the
 * origin of everybody's session: opened by its address, none of them is a page or a worker with rights.
 */
export const releaseFileRoutes = ({ store, previews, now, differences }: ReleaseFileDeps) => {
  /**
   * Responds with 404 to any file that is not served, whatever the reason: it reveals nothing about published
   * versions.
   */
  const admit: MiddlewareHandler = async (c, next) => {
    const address = parseFileAddress(c.req.path)
    const type = address && typeOfFile(address.file)
    if (!type || !mayServe(store, previews, address, now())) return noSuchFile(c, next)
    const { remote, version, file } = address
    const files = store.release(remote, version)?.manifest.files
    const isNamed = files && (file === 'release.json' || Object.hasOwn(files, file))
    if (!isNamed) return noSuchFile(c, next)
    await next()
    if (c.res.ok) c.header('Content-Type', type)
  }
  const send = serveStatic({
    root: store.folder,
    rewriteRequestPath: (path) => {
      const { remote = '', version = '', file = '' } = parseFileAddress(path) ?? {}
      return join(remote, version, file)
    },
    precompressed: true,
  })
  const path = `/releases/:remote/:version{${version}}/*`
  return new Hono()
    .get(path, openToAll, withoutRights, cacheFor(forever), admit, differences, send, noSuchFile)
    .get(
      `/previews/:signature${path}`,
      openToAll,
      withoutRights,
      cacheFor(anHourForOne),
      admit,
      send,
      noSuchFile,
    )
}

/**
 * If files have an origin of their own: redirects clients with an earlier address, such as a partner's
 * element.
 */
export const leadToReleaseHost = (origin: string) => {
  const lead: Handler = (c) => {
    c.header('Cache-Control', 'no-store')
    return c.redirect(origin + c.req.path, 307)
  }
  const path = `/releases/:remote/:version{${version}}/*`
  return new Hono().get(path, openToAll, lead).get(`/previews/:signature${path}`, openToAll, lead)
}

/**
 * For files opened by their address: no script, no origin, nothing to load. Pages that load them have their
 * own policy.
 */
const withoutRights: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Content-Security-Policy', "sandbox; default-src 'none'")
}
