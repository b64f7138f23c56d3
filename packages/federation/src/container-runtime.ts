/** Modules of Module Federation beside its core, which the bundler puts into every build that shares. */
export interface BundlerFederation {
  runtime: { createInstance: unknown }
  bundlerRuntime: object
  attachShareScopeMap: unknown
}

/** Module Federation as the code of one container wants it: an object of its own, since the container writes its options there. */
export const containerRuntime = ({ runtime, bundlerRuntime, attachShareScopeMap }: BundlerFederation) => ({
  // `init` would give every container the instance of the page, with the page's name
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...bundlerRuntime },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
})
