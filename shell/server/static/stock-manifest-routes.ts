import type { ReleaseStore } from '@calm-rest/releases'
import type { RequestOrigin } from '@calm-rest/server'
import { Hono } from 'hono'
import { openToAll } from '../embed/embed-routes.ts'
import type { ReadReleaseFile } from '../rendering/release-files.ts'

const file = 'mf-manifest.json'

interface StockManifestOptions {
  store: Pick<ReleaseStore, 'readChannels' | 'release'>
  readFile: ReadReleaseFile
  originOf: RequestOrigin
}

/**
 * The live release of a remote, for hosts that know Module Federation alone: at an address that no promotion changes, and
 * with the folder of that release as its public path.
 */
export const stockManifestRoutes = ({ store, readFile, originOf }: StockManifestOptions) =>
  new Hono().get(`/releases/:remote{mf-[a-z][a-z0-9-]*}/${file}`, openToAll, (c) => {
    const { remote } = c.req.param()
    const { stable } = store.readChannels(remote)
    const release = stable ? store.release(remote, stable) : undefined
    const text = release && readFile({ ...release, source: 'stable' }, file)
    if (!text) return c.text('There is no such file.', 404, { 'Cache-Control': 'no-store' })
    const manifest = JSON.parse(text)
    const publicPath = originOf(c) + release.base
    return c.json({ ...manifest, metaData: { ...manifest.metaData, publicPath } }, 200, {
      'Cache-Control': 'no-cache',
    })
  })
