import { containerName } from '../rspack/package.ts'

interface StockBuild {
  version: string
  widget: string
  /** Files by when they are needed; a build that analyses none leaves them out. */
  assets: { js: object; css: object }
  /** Of the container: a classic script or a module. */
  type?: 'global' | 'module'
  publicPath?: string
}

/** mf-manifest.json that another tool chain writes for mf-spa with one widget. */
export const stockManifest = ({
  version,
  widget,
  assets,
  type = 'global',
  publicPath = 'auto',
}: StockBuild) => {
  const container = containerName('mf-spa', version)
  return {
    id: container,
    name: container,
    metaData: {
      name: container,
      globalName: container,
      type: 'app',
      publicPath,
      buildInfo: { buildVersion: version, buildName: 'mf-spa' },
      remoteEntry: { name: 'remoteEntry.js', path: '', type },
    },
    shared: [],
    remotes: [],
    exposes: [{ id: `${container}:${widget}`, name: widget, path: `./${widget}`, assets }],
  }
}
