/** The module `./widget` in a remote's server bundle (packages/build/src/rspack/remote.ts). */

export { defineWidget } from './define-widget-on-server.tsx'
export * from './index.ts'
