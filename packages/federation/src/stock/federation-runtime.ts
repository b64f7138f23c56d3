import federation from '@module-federation/webpack-bundler-runtime/bundler'

/**
 * Module Federation for one container in a page that is not ours, where it brings its own copy. The same object that
 * `provideRuntime` gives it in ours: a container writes its options there.
 */
export const federationRuntime = (): object => {
  const { runtime, bundlerRuntime, attachShareScopeMap } = federation
  return {
    // `init` would give it the instance of the page, with the page's name
    runtime: { ...runtime, init: runtime?.createInstance },
    bundlerRuntime: { ...bundlerRuntime },
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  }
}
