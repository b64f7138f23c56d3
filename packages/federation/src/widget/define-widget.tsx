import type { Mounted, MountInput, Widget } from '@calm-rest/contract/widget'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { keepTyped } from './keep-typed.ts'
import { loadWidget } from './load-widget.ts'
import type { WidgetData, WidgetDefinition } from './widget-definition.ts'
import { WidgetRoot } from './widget-root.tsx'
import { createWidgetState } from './widget-state.ts'

/** Makes the door of a remote from words, data and a view (see `Widget` in the contract). */
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
  const state = createWidgetState(definition, input)
  const takesOver = input.data !== undefined && container.hasChildNodes()
  const typeAgain = takesOver ? keepTyped(container) : undefined
  const onShown = () => {
    typeAgain?.()
    // one that loads says so itself, when its data is there
    if (input.data !== undefined) input.host.report({ type: 'ready' })
  }
  const element = <WidgetRoot View={definition.View} state={state} host={input.host} onShown={onShown} />
  const options = {
    // each root counts its ids from the same start: without a prefix of its own a label would name another's field
    identifierPrefix: input.ids ?? `w${crypto.randomUUID().slice(0, 8)}-`,
    onUncaughtError: (error: unknown) =>
      input.host.report({ type: 'failed', message: error instanceof Error ? error.message : String(error) }),
  }
  const root = takesOver
    ? hydrateRoot(container as Element, element, options)
    : createRoot(container, options)
  const render = () => root.render(element)
  // whoever brings the data wants no frame without it
  if (!takesOver && input.data !== undefined) flushSync(render)
  else if (!takesOver) render()
  state.start()
  return {
    update: (next) => state.update(next),
    unmount: () => {
      state.stop()
      root.unmount()
    },
  }
}
