import type { Failure } from '@calm-rest/contract/api'
import { type RenderInput, type ServerWidget, submittedStatus } from '@calm-rest/contract/widget'
import { renderToString } from 'react-dom/server'
import { adoptHotel } from './adopt-hotel.ts'
import { loadWidget } from './load-widget.ts'
import type { WidgetData, WidgetDefinition } from './widget-definition.ts'
import { WidgetRoot } from './widget-root.tsx'
import { createWidgetState } from './widget-state.ts'

/** `defineWidget` for a release's server bundle: the same definition, rendered as HTML. */
export const defineWidget = <Props extends object, Data = null, Value = unknown>(
  definition: WidgetDefinition<Props, Data, Value>,
): ServerWidget<Props, WidgetData<Data, Value>> => {
  const { submit } = definition
  return {
    load: (input) => loadForGood(definition, input),
    describe: ({ data: { result }, lang }) => {
      if (result.ok) return definition.describe?.(result.value, lang)
      return isMissing(result.failure) ? { missing: true } : undefined
    },
    render: (input) => renderWidget(definition, input),
    ...(submit && {
      submit: async ({ form, ...input }) => {
        const submitted = await submit({ form, ...input })
        // the form is done, so its result is reported whatever happens to the data
        const data = await loadWidget(definition, { ...input, submitted })
        return { status: submittedStatus(submitted), data: { ...data, submitted } }
      },
    }),
  }
}

/**
 * Rejects if the API or a backend is unavailable now: the browser may reach it a moment later, so the slot is left to it.
 */
const loadForGood: typeof loadWidget = async (definition, input) => {
  const data = await loadWidget(definition, input)
  const failure = data.result.ok ? undefined : data.result.failure
  if (failure && !isMissing(failure) && (failure.kind !== 'api' || failure.status >= 500)) {
    throw new Error(`load failed: ${failure.kind}`)
  }
  return data
}

const isMissing = (failure: Failure) => 'status' in failure && failure.status === 404

const renderWidget = <Props extends object, Data, Value>(
  definition: WidgetDefinition<Props, Data, Value>,
  { props, data, host, ids }: RenderInput<Props, WidgetData<Data, Value>>,
): string => {
  adoptHotel(host)
  return renderToString(
    <WidgetRoot
      View={definition.View}
      state={createWidgetState(definition, { props, data, host })}
      host={host}
    />,
    { identifierPrefix: ids },
  )
}
