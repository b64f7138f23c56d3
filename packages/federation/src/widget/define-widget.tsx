import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { defineWidgetOn } from './mount-widget.tsx'

/** As a transition: React then lets the browser answer between slices of some milliseconds. */
const hydrateInSlices = (hydrate: () => Root): Root => {
  let root: Root | undefined
  startTransition(() => {
    root = hydrate()
  })
  return root as unknown as Root
}

/** Makes the door of a remote from words, data and a view (see `Widget` in the contract). */
export const defineWidget = defineWidgetOn(({ container, element, hydrates, hasData, ids, onFailed }) => {
  const options = {
    // each root counts its ids from the same start: without a prefix of its own a label would name another's field
    identifierPrefix: ids ?? `w${crypto.randomUUID().slice(0, 8)}-`,
    onUncaughtError: onFailed,
  }
  if (hydrates) return hydrateInSlices(() => hydrateRoot(container as Element, element, options))
  const root = createRoot(container, options)
  const render = () => root.render(element)
  if (hasData) flushSync(render)
  else render()
  return root
})
