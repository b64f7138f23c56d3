import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { defineWidgetOn } from './mount-widget.tsx'

/** Hydrates in a transition, so that React lets the browser respond between slices of a few milliseconds. */
const hydrateInSlices = (hydrate: () => Root): Root => {
  let root: Root | undefined
  startTransition(() => {
    root = hydrate()
  })
  return root as unknown as Root
}

/** Creates a remote's widget from words, data and a view (see `Widget` in the contract). */
export const defineWidget = defineWidgetOn(({ container, element, hydrates, hasData, ids, onFailed }) => {
  const options = {
    // every root counts its ids from the same start; without a prefix a label would name another root's field
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
