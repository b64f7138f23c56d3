import { createRoot, hydrateRoot } from 'react-dom/client'
import { defineWidgetOn } from './mount-widget.tsx'
import { withOwnIds } from './own-ids.ts'
import { keepOwnProps } from './own-props.ts'
import { WidgetBoundary } from './widget-boundary.tsx'

keepOwnProps()

/** `defineWidget` for partners' pages: on another renderer, which reports errors only through a boundary. */
export const defineWidget = defineWidgetOn(({ container, element, hydrates, onFailed }) => {
  const guarded = <WidgetBoundary onFailed={onFailed}>{element}</WidgetBoundary>
  if (hydrates) return withOwnIds(() => hydrateRoot(container as Element, guarded))
  const root = createRoot(container)
  root.render(guarded)
  return root
})
