/** The door `./widget` that a remote's modules for partners' pages are built with (rspack.base.ts). */

export { defineWidget } from './define-widget-in-embed.tsx'
export * from './index.ts'
