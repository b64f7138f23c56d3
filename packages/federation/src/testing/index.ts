export { outlineOf } from './outline.ts'
export { type RenderedView, renderView } from './render-view.tsx'
export { type TestBackend, testBackends } from './test-backends.ts'
export { type TestEvents, testEvents } from './test-events.ts'
