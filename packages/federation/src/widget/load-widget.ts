import type { LoadInput } from '@calm-rest/contract/widget'
import type { WidgetData, WidgetDefinition } from './widget-definition.ts'

/** Loads words and data of a widget in parallel. Rejects when aborted, or if the words cannot be loaded. */
export const loadWidget = async <Props extends object, Data, Value>(
  { words, load }: WidgetDefinition<Props, Data, Value>,
  input: LoadInput<Props>,
): Promise<WidgetData<Data, Value>> => {
  const [chunk, result] = await Promise.all([
    words[input.lang](),
    // a widget without data is ready with null
    load?.(input) ?? ({ ok: true, value: null as Data } as const),
  ])
  input.signal.throwIfAborted()
  return { lang: input.lang, words: chunk.default, result }
}
