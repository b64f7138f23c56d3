import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import { type BundlerFederation, containerRuntime } from '../container-runtime.ts'

declare const __webpack_require__: { federation: BundlerFederation }

/**
 * Gives every container that this page loads the shell's copy of Module Federation's bundler runtime (see
 * `bundlerRuntime` in packages/build/src/rspack/remote.ts).
 */
export const provideRuntime = () => {
  const { federation } = __webpack_require__
  // the shell is no container, and its copy is built without what a container needs
  const bundlerRuntime = { ...federation.bundlerRuntime, initContainerEntry }
  Object.assign(globalThis, {
    calmRestFederation: () => containerRuntime({ ...federation, bundlerRuntime }),
  })
}
