import type { Mounted, MountInput, Widget } from '@calm-rest/contract/widget'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { keepTyped } from './keep-typed.ts'
import { loadWidget } from './load-widget.ts'
import { withOwnIds } from './own-ids.ts'
import { WidgetBoundary } from './widget-boundary.tsx'
import type { WidgetData, WidgetDefinition } from './widget-definition.ts'
import { WidgetRoot } from './widget-root.tsx'
import { createWidgetState } from './widget-state.ts'

/** `defineWidget` as partners' pages have it: on another renderer, which tells of errors by a boundary alone. */
export const defineWidget = <Props extends object, Data = null, Value = unknown>(
  definition: WidgetDefinition<Props, Data, Value>,
): Widget<Props, WidgetData<Data, Value>> => ({
  load: (input) => loadWidget(definition, input),
  mount: (root, input) => mountWidget(definition, root, input),
})

const mountWidget = <Props extends object, Data, Value>(
  definition: WidgetDefinition<Props, Data, Value>,
  container: HTMLElement | ShadowRoot,
  input: MountInput<Props, WidgetData<Data, Value>>,
): Mounted<Props> => {
  const { data, host } = input
  const state = createWidgetState(definition, input)
  const takesOver = data !== undefined && container.hasChildNodes()
  const typeAgain = takesOver ? keepTyped(container) : undefined
  const onShown = () => {
    typeAgain?.()
    // one that loads says so itself, when its data is there
    if (data !== undefined) host.report({ type: 'ready' })
  }
  const element = (
    <WidgetBoundary onFailed={(message) => host.report({ type: 'failed', message })}>
      <WidgetRoot View={definition.View} state={state} host={host} onShown={onShown} />
    </WidgetBoundary>
  )
  const root = takesOver
    ? withOwnIds(() => hydrateRoot(container as Element, element))
    : createRoot(container)
  if (!takesOver) root.render(element)
  state.start()
  return {
    update: (next) => state.update(next),
    unmount: () => {
      state.stop()
      root.unmount()
    },
  }
}
