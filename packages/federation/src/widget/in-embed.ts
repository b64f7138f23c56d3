/** The module `./widget` in a remote's build for partners' pages (packages/build/src/rspack/remote.ts). */

export { defineWidget } from './define-widget-in-embed.tsx'
export * from './index.ts'
