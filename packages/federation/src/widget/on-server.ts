/** The module `./widget` in a remote's server bundle (packages/build/src/rspack/remote.ts). */

export { backendOf, useBackend } from './backend-on-server.ts'
export { defineWidget } from './define-widget-on-server.tsx'
export { flagsOf, useFlag } from './flags-on-server.ts'
export * from './index.ts'
