import type { RenderInput, ServerWidget } from '@calm-rest/contract/widget'
import { renderToString } from 'react-dom/server'
import { loadWidget } from './load-widget.ts'
import type { WidgetData, WidgetDefinition } from './widget-definition.ts'
import { WidgetRoot } from './widget-root.tsx'
import { createWidgetState } from './widget-state.ts'

/** `defineWidget` as the server part of a release has it: the same definition, as HTML. */
export const defineWidget = <Props extends object, Data = null>(
  definition: WidgetDefinition<Props, Data>,
): ServerWidget<Props, WidgetData<Data>> => ({
  load: (input) => loadForGood(definition, input),
  render: (input) => renderWidget(definition, input),
})

/** An API that does not answer now may do so a moment later, in the browser: the slot is left to it. */
const loadForGood: typeof loadWidget = async (definition, input) => {
  const data = await loadWidget(definition, input)
  const failure = data.result.ok ? undefined : data.result.failure
  if (failure && (failure.kind !== 'api' || failure.status >= 500)) {
    throw new Error(`The API did not answer: ${failure.kind}`)
  }
  return data
}

const renderWidget = <Props extends object, Data>(
  definition: WidgetDefinition<Props, Data>,
  { props, data, host, ids }: RenderInput<Props, WidgetData<Data>>,
): string =>
  renderToString(
    <WidgetRoot
      View={definition.View}
      state={createWidgetState(definition, { props, data, host })}
      host={host}
    />,
    { identifierPrefix: ids },
  )
