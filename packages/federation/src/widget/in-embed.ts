/** The door `./widget` as a remote's part for partners' pages is built with (rspack.base.ts). */

export { defineWidget } from './define-embedded-widget.tsx'
export * from './index.ts'
