export { outlineOf } from './outline.ts'
export { type RenderedView, renderView } from './render-view.tsx'
export { type TestBackend, testBackends } from './test-backends.ts'
