import { type Composition, firstSegment } from '@calm-rest/contract/releases'
import { type Context, Hono, type Next } from 'hono'
import type { ReadReleaseFile } from '../rendering/release-files.ts'

interface AppFilesDeps {
  live: () => Composition
  read: ReadReleaseFile
}

/** Name of the web app manifest below the first segment of an app's paths. */
export const appManifestName = 'app.webmanifest'

/**
 * The service worker and the web app manifest of a remote that is an app of its own, of its live release, at addresses that
 * stay while releases come and go. Both have to come from the origin of the page; the worker's scope is the first segment of
 * that remote's paths and never more.
 */
export const appFiles = ({ live, read }: AppFilesDeps) => {
  const send =
    (kind: 'worker' | 'manifest', type: string) => (c: Context<object, '/:segment/*'>, next: Next) => {
      const segment = c.req.param('segment')
      const { remotes, places } = live()
      const remote = places?.routes.find(({ path }) => firstSegment(path) === segment)?.remote ?? ''
      const composed = remotes[remote]
      const name = composed?.manifest.places?.app?.[kind]
      const text = composed && name ? read(composed, name) : undefined
      if (text === undefined) return next()
      // a browser asks for it again by itself, and takes another one for an update
      c.header('Cache-Control', 'no-cache')
      c.header('Content-Type', type)
      if (kind === 'worker') c.header('Service-Worker-Allowed', `/${segment}`)
      return Promise.resolve(c.body(text))
    }
  return new Hono()
    .get('/:segment/worker.js', send('worker', 'text/javascript; charset=utf-8'))
    .get(`/:segment/${appManifestName}`, send('manifest', 'application/manifest+json'))
}
