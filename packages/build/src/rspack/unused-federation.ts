import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { type RspackPluginInstance, rspack } from '@rspack/core'

/**
 * Parts of Module Federation's runtime that the shell never calls, with their exports: snapshots and
 * preloading by manifest (the page has its own), a script loader (ours has integrity and a deadline), and
 * remotes that are known at build time. Leaving them out saves 4 KB, compressed.
 */
export const unusedFederation: Readonly<Record<string, readonly string[]>> = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': ['SnapshotHandler', 'getGlobalRemoteInfo'],
  'runtime-core/dist/utils/preload.js': [
    'defaultPreloadArgs',
    'formatPreloadArgs',
    'normalizePreloadExposes',
    'preloadAssets',
  ],
  'sdk/dist/dom.js': ['createLink', 'createScript', 'isStaticResourcesEqual', 'loadScript', 'safeWrapper'],
  'sdk/dist/generateSnapshotFromManifest.js': [
    'generateSnapshotFromManifest',
    'getManifestFileName',
    'inferAutoPublicPath',
    'isManifestProvider',
    'simpleJoinRemoteEntry',
  ],
  'webpack-bundler-runtime/dist/remotes.js': ['remotes'],
}

const { resolve: find } = createRequire(import.meta.url)

/** The file of a module by its path below @module-federation. */
export const federationFile = (path: string): string => {
  const [name = '', ...rest] = path.split('/')
  return resolve(dirname(dirname(find(`@module-federation/${name}`))), ...rest)
}

/** The core creates one of these, and passes its hooks to plugins. */
const standIn = 'class { hooks = { applyPlugin() {} } }'

const standIns = new Map(
  Object.entries(unusedFederation).map(([path, names]) => {
    const text = names.map((name) => `export const ${name} = ${standIn}`).join('\n')
    return [federationFile(path), `data:text/javascript,${encodeURIComponent(text)}`]
  }),
)

/** Replaces them by stubs. */
export const withoutUnusedFederation = (): RspackPluginInstance =>
  new rspack.NormalModuleReplacementPlugin(/\.js$/, (data) => {
    const found = standIns.get(resolve(data.context, data.request))
    if (found) data.request = found
  })
