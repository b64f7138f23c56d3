import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

/** Modules of Module Federation beside its core, which the bundler puts into every build that shares. */
interface BundlerFederation {
  runtime: { init: unknown; createInstance: unknown }
  bundlerRuntime: object
  attachShareScopeMap: unknown
}

declare const __webpack_require__: { federation: BundlerFederation }

/**
 * Gives every container that this page loads the shell's copy of Module Federation's bundler runtime (see
 * `bundlerRuntime` in packages/build/src/rspack/remote.ts): each its own object, since a container writes its options there.
 */
export const provideRuntime = () => {
  const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation
  const calmRestFederation = () => ({
    // `init` would give every container the shell's own instance, with the shell's name
    runtime: { ...runtime, init: runtime.createInstance },
    // the shell is no container, and its copy is built without what a container needs
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  })
  Object.assign(globalThis, { calmRestFederation })
}
