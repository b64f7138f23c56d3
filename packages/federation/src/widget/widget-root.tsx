import type { Host } from '@calm-rest/contract/widget'
import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { I18nextProvider } from 'react-i18next'
import { HostContext } from './host-context.ts'
import type { ViewProps } from './view.ts'
import type { WidgetState } from './widget-state.ts'

interface WidgetRootProps<Props, Data, Value> {
  View: ComponentType<ViewProps<Props, Data, Value>>
  state: WidgetState<Props, Data, Value>
  host: Host
  /** Called when the widget is on the screen, with its handlers. */
  onShown?: () => void
}

/** Renders a view within its words, its host and its data. */
export const WidgetRoot = <Props, Data, Value>({
  View,
  state,
  host,
  onShown,
}: WidgetRootProps<Props, Data, Value>) => {
  useEffect(() => onShown?.(), [onShown])
  const { props, lang, words, loaded, submitted } = useSyncExternalStore(
    state.subscribe,
    state.getSnapshot,
    state.getFirstSnapshot,
  )
  if (!words) return null
  return (
    <HostContext.Provider value={host}>
      <I18nextProvider i18n={words}>
        <View props={props} lang={lang} loaded={loaded} reload={state.reload} submitted={submitted} />
      </I18nextProvider>
    </HostContext.Provider>
  )
}
