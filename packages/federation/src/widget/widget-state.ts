import type { Result } from '@calm-rest/contract/api'
import type { Lang, MountInput, Submitted } from '@calm-rest/contract/widget'
import { createWordsInstance, type WordsInstance } from '@calm-rest/i18n'
import { loadWidget } from './load-widget.ts'
import { type Loaded, toLoaded } from './loaded.ts'
import type { WidgetData, WidgetDefinition } from './widget-definition.ts'

/** State of a mounted widget at one moment. `words` is missing only until the first language has loaded. */
export interface WidgetSnapshot<Props, Data, Value = unknown> {
  props: Props
  lang: Lang
  words: WordsInstance | undefined
  loaded: Loaded<Data>
  submitted?: Submitted<Value> | undefined
}

export type WidgetState<Props, Data, Value = unknown> = ReturnType<
  typeof createWidgetState<Props & object, Data, Value>
>

/**
 * State of one mounted widget, outside React, so that `update` and `unmount` work at any time. Every load has
 * its own AbortController, so a late response never replaces a newer one.
 */
export const createWidgetState = <Props extends object, Data, Value = unknown>(
  definition: WidgetDefinition<Props, Data, Value>,
  { props, data, host }: MountInput<Props, WidgetData<Data, Value>>,
) => {
  const listeners = new Set<() => void>()
  let snapshot: WidgetSnapshot<Props, Data, Value> = data
    ? {
        props,
        lang: data.lang,
        words: createWordsInstance(data.lang, data.words),
        loaded: toLoaded(data.result),
        submitted: data.submitted,
      }
    : { props, lang: host.lang, words: undefined, loaded: { status: 'loading' } }
  const first = snapshot
  let controller: AbortController | undefined

  const set = (next: Partial<WidgetSnapshot<Props, Data, Value>>) => {
    snapshot = { ...snapshot, ...next }
    for (const listener of listeners) listener()
  }

  const run = async (lang: Lang, nextProps: Props) => {
    controller?.abort()
    controller = new AbortController()
    const { signal } = controller
    const input = { props: nextProps, lang, api: host.api, signal }
    try {
      const loading = loadWidget(definition, input)
      // if the words fail first, nothing else handles this rejection
      loading.catch(() => {})
      // words load faster than data: a slow response then shows a loading state in the visitor's language
      if (!snapshot.words) {
        const { default: first } = await definition.words[lang]()
        if (!signal.aborted) set({ lang, words: createWordsInstance(lang, first) })
      }
      const loaded = await loading
      if (signal.aborted) return
      set({
        lang,
        words: createWordsInstance(lang, loaded.words),
        loaded: toLoaded(loaded.result as Result<Data>),
      })
      host.report({ type: 'ready' })
    } catch (error) {
      if (signal.aborted) return
      host.report({ type: 'failed', message: String(error) })
    }
  }

  return {
    getSnapshot: () => snapshot,
    /** What the server rendered. Hydration starts from it, even if props have changed since. */
    getFirstSnapshot: () => first,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Loads what `mount` was not given. */
    start: () => {
      if (!data) void run(snapshot.lang, snapshot.props)
    },
    reload: () => {
      set({ loaded: { status: 'loading' } })
      void run(snapshot.lang, snapshot.props)
    },
    update: ({ lang, ...changes }: Partial<Props> & { lang?: Lang }) => {
      const nextProps = { ...snapshot.props, ...changes } as Props
      const nextLang = lang ?? snapshot.lang
      const key = definition.loadKey ?? (() => '')
      const otherData = key(nextProps) !== key(snapshot.props)
      set({ props: nextProps, ...(otherData && { loaded: { status: 'loading' } }) })
      if (otherData || nextLang !== snapshot.lang) void run(nextLang, nextProps)
    },
    stop: () => {
      controller?.abort()
      listeners.clear()
    },
  }
}
