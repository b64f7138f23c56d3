import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

/**
 * Modules of Module Federation beside its core, which the bundler puts into every build with shared packages.
 */
interface BundlerFederation {
  runtime: { init: unknown; createInstance: unknown }
  bundlerRuntime: object
  attachShareScopeMap: unknown
}

declare const __webpack_require__: { federation: BundlerFederation }

/**
 * Gives every container of this page the shell's copy of Module Federation's bundler runtime (see
 * `bundlerRuntime` in packages/build/src/rspack/remote.ts). Each gets its own object, since a container
 * writes its options there.
 */
export const provideRuntime = () => {
  const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation
  const calmRestFederation = () => ({
    // `init` would give every container the shell's own instance, with the shell's name
    runtime: { ...runtime, init: runtime.createInstance },
    // the shell is not a container, so its copy lacks what a container needs
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  })
  Object.assign(globalThis, { calmRestFederation })
}
