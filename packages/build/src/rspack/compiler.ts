import type { RspackPluginInstance, RuleSetRule } from '@rspack/core'

/**
 * What the framework of a team needs of the build. Its widgets show from the browser: a release has no server bundle, since
 * `render` of the contract is synchronous and most frameworks are not. Sources refresh by the framework's own means.
 */
export interface Compiler {
  /** Rules for its files; their loaders run after those of the build, which compile TypeScript and styles. */
  rules?: RuleSetRule[]
  plugins?: RspackPluginInstance[]
  /** Package whose `jsx-runtime` JSX is compiled for: `preact`. */
  jsx?: string
  /** Conditions by which its packages are resolved, before those of browsers: `svelte`. */
  conditions?: string[]
}
