import { resolve } from 'node:path'
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { browsers } from './browsers.ts'
import type { Compiler } from './compiler.ts'
import { rules } from './rules.ts'
import type { StyleScope } from './scope/scope-styles.ts'

/** Configuration that all builds share. */
export const base = (
  folder: string,
  uniqueName: string,
  development: boolean,
  { scope, compiler }: { scope?: StyleScope; compiler?: Compiler | undefined } = {},
): Configuration => ({
  context: folder,
  mode: development ? 'development' : 'production',
  devtool: development ? 'cheap-module-source-map' : false,
  target: [`browserslist:${browsers.join(',')}`],
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
    ...(compiler?.conditions && { conditionNames: [...compiler.conditions, '...'] }),
  },
  output: {
    path: resolve(folder, 'dist'),
    clean: true,
    uniqueName,
    crossOriginLoading: 'anonymous',
    // partners' pages may allow no policy, so these files create none
    trustedTypes: { policyName: 'calm-rest', onPolicyCreationFailure: 'continue' },
    // only ends hung requests: RELEASE_DEADLINE_MS decides how long a visitor waits for the fallback
    chunkLoadTimeout: 30_000,
  },
  module: { rules: rules({ development, hashSalt: uniqueName, scope, compiler }) },
  performance: { hints: false },
  stats: 'errors-warnings',
})

/** In production the browser refuses a chunk that differs from the build; in development React refreshes, unless a remote has none. */
export const modePlugins = (
  development: boolean,
  uniqueName: string,
  { algorithm = 'sha384', refreshes = true }: { algorithm?: 'sha256' | 'sha384'; refreshes?: boolean } = {},
): RspackPluginInstance[] => {
  if (!development) return [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [algorithm] })]
  return refreshes ? [new ReactRefreshRspackPlugin({ library: uniqueName }) as RspackPluginInstance] : []
}

/** Target of a build: a version, or a dev server. */
export interface BuildOptions {
  /** Version to build; the package's own by default. */
  version?: string | undefined
  /** Development with hot reload: address under which the dev server serves this build, with a trailing slash. */
  devAddress?: string | undefined
}
