/** The door `./widget` that a remote's modules for partners' pages are built with (packages/build/src/rspack/remote.ts). */

export { defineWidget } from './define-widget-in-embed.tsx'
export * from './index.ts'
