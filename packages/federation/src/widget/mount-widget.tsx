import type { Mounted, MountInput, Widget } from '@calm-rest/contract/widget'
import type { ReactElement } from 'react'
import { adoptHotel } from './adopt-hotel.ts'
import { keepTyped } from './keep-typed.ts'
import { loadWidget } from './load-widget.ts'
import type { WidgetData, WidgetDefinition } from './widget-definition.ts'
import { WidgetRoot } from './widget-root.tsx'
import { createWidgetState } from './widget-state.ts'

interface RootInput {
  container: HTMLElement | ShadowRoot
  element: ReactElement
  /** Whether the container has the server's markup of this element, which is then hydrated. */
  hydrates: boolean
  /** Whether the data is available: no frame may come without it. */
  hasData: boolean
  /** Prefix of the ids in the server's markup. */
  ids: string | undefined
  onFailed: (error: unknown) => void
}

/** Renders an element with one renderer, and reports an error that a render throws. */
type CreateRoot = (input: RootInput) => { unmount(): void }

/** `defineWidget` for a browser, on the renderer of `createRoot`. */
export const defineWidgetOn =
  (createRoot: CreateRoot) =>
  <Props extends object, Data = null, Value = unknown>(
    definition: WidgetDefinition<Props, Data, Value>,
  ): Widget<Props, WidgetData<Data, Value>> => ({
    load: (input) => loadWidget(definition, input),
    mount: (container, input) => mountWidget(createRoot, definition, container, input),
  })

const mountWidget = <Props extends object, Data, Value>(
  createRoot: CreateRoot,
  definition: WidgetDefinition<Props, Data, Value>,
  container: HTMLElement | ShadowRoot,
  input: MountInput<Props, WidgetData<Data, Value>>,
): Mounted<Props> => {
  const { data, ids, host } = input
  adoptHotel(host)
  const state = createWidgetState(definition, input)
  const hasData = data !== undefined
  const hydrates = hasData && container.hasChildNodes()
  const typeAgain = hydrates ? keepTyped(container) : undefined
  const onShown = () => {
    typeAgain?.()
    // a widget that loads reports this itself once its data is loaded
    if (hasData) host.report({ type: 'ready' })
  }
  const root = createRoot({
    container,
    element: <WidgetRoot View={definition.View} state={state} host={host} onShown={onShown} />,
    hydrates,
    hasData,
    ids,
    onFailed: (error) => host.report({ type: 'failed', message: String(error) }),
  })
  state.start()
  return {
    update: (next) => state.update(next),
    unmount: () => {
      state.stop()
      root.unmount()
    },
  }
}
