import federation from '@module-federation/webpack-bundler-runtime/bundler'

/**
 * Module Federation's runtime for one container on a partner's page, where the container brings its own copy.
 * It has the same shape as the object of `provideRuntime`: a container writes its options there.
 */
export const federationRuntime = (): object => {
  const { runtime, bundlerRuntime, attachShareScopeMap } = federation
  return {
    // `init` would return the page's instance, with the page's name
    runtime: { ...runtime, init: runtime?.createInstance },
    bundlerRuntime: { ...bundlerRuntime },
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  }
}
