import type { Result } from '@calm-rest/contract/api'
import type { Lang, LoadInput, Mounted, MountInput, Widget } from '@calm-rest/contract/widget'
import type { Words, WordsByLang } from '@calm-rest/i18n'
import type { ComponentType } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { ViewProps } from './view.ts'
import { WidgetRoot } from './widget-root.tsx'
import { createWidgetState } from './widget-state.ts'

export interface WidgetDefinition<Props extends object, Data> {
  /** Words of each language, one chunk each. */
  words: WordsByLang
  /** What the view shows. A widget without data leaves it out and is ready at once. */
  load?: (input: LoadInput<Props>) => Promise<Result<Data>>
  /** Props that need other data when they change, as one string: the id of a room. */
  loadKey?: (props: Props) => string
  View: ComponentType<ViewProps<Props, Data>>
}

/** What passes from `load` to `mount`, maybe through HTML: plain JSON. */
export interface WidgetData<Data> {
  lang: Lang
  words: Words
  result: Result<Data>
}

/** Makes the door of a remote from words, data and a view (see `Widget` in the contract). */
export const defineWidget = <Props extends object, Data = null>(
  definition: WidgetDefinition<Props, Data>,
): Widget<Props, WidgetData<Data>> => ({
  load: (input) => loadWidget(definition, input),
  mount: (root, input) => mountWidget(definition, root, input),
})

export const loadWidget = async <Props extends object, Data>(
  { words, load }: WidgetDefinition<Props, Data>,
  input: LoadInput<Props>,
): Promise<WidgetData<Data>> => {
  const [chunk, result] = await Promise.all([
    words[input.lang](),
    // a widget without data is ready with null
    load?.(input) ?? ({ ok: true, value: null as Data } as const),
  ])
  input.signal.throwIfAborted()
  return { lang: input.lang, words: chunk.default, result }
}

const mountWidget = <Props extends object, Data>(
  definition: WidgetDefinition<Props, Data>,
  container: HTMLElement | ShadowRoot,
  input: MountInput<Props, WidgetData<Data>>,
): Mounted<Props> => {
  const state = createWidgetState(definition, input)
  const element = <WidgetRoot View={definition.View} state={state} host={input.host} />
  const options = {
    onUncaughtError: (error: unknown) =>
      input.host.report({ type: 'failed', message: error instanceof Error ? error.message : String(error) }),
  }
  const takesOver = input.data !== undefined && container.hasChildNodes()
  const root = takesOver
    ? hydrateRoot(container as Element, element, options)
    : createRoot(container, options)
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
