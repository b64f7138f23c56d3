import { type Composition, firstSegment } from '@calm-rest/contract/releases'
import type { Handler } from 'hono'
import type { ReadReleaseFile } from '../rendering/release-files.ts'

/**
 * The service worker of a remote that is an app of its own, at an address that stays while releases come and go. Its
 * scope is the first segment of that remote's paths and never more.
 */
export const appWorker =
  (live: () => Composition, read: ReadReleaseFile): Handler<object, '/:segment/worker.js'> =>
  (c, next) => {
    const segment = c.req.param('segment')
    const { remotes, places } = live()
    const remote = places?.routes.find(({ path }) => firstSegment(path) === segment)?.remote ?? ''
    const composed = remotes[remote]
    const worker = composed?.manifest.places?.app?.worker
    const text = composed && worker ? read(composed, worker) : undefined
    if (text === undefined) return next()
    // a browser asks for it again by itself, and takes another one for an update
    c.header('Cache-Control', 'no-cache')
    c.header('Content-Type', 'text/javascript; charset=utf-8')
    c.header('Service-Worker-Allowed', `/${segment}`)
    return c.body(text)
  }
