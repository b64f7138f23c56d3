/** The door `./widget` as a remote's server bundle is built with (packages/build/src/rspack/remote.ts): the same, but that a widget renders. */

export { defineWidget } from './define-widget-on-server.tsx'
export * from './index.ts'
