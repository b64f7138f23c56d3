export { type RenderedView, renderView } from './render-view.tsx'
