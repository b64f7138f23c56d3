import federation from '@module-federation/webpack-bundler-runtime/bundler'
import { type BundlerFederation, containerRuntime } from '../container-runtime.ts'

/** Module Federation for a container in a page that is not ours: there it brings its own. */
export const federationRuntime = () => containerRuntime(federation as BundlerFederation)
