import type { Host, Lang, Submitted } from '@calm-rest/contract/widget'
import type { WordsByLang } from '@calm-rest/i18n'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { HostContext } from '../widget/host-context.ts'
import type { ViewProps } from '../widget/view.ts'
import { asBrowser } from './as-browser.ts'
import { assertHydrates } from './assert-hydrates.ts'
import { hostFor, unreachable } from './test-host.ts'
import { testWords } from './test-words.ts'

export interface RenderedView<Props, Data, Value = unknown> {
  View: ComponentType<ViewProps<Props, Data, Value>>
  words: WordsByLang
  lang: Lang
  props: Props
  loaded: ViewProps<Props, Data>['loaded']
  submitted?: Submitted<Value>
  /** Functions of the host that the view asks for. */
  host?: Partial<Host>
}

/**
 * For tests: HTML of a view as a server writes it, where there is no window. No-break spaces are shown as spaces. Throws if
 * the first render of a browser has other texts or elements, which it would have where the view reads clock, time zone,
 * random numbers or window: React could not hydrate such HTML.
 */
export const renderView = async <Props extends object, Data, Value = unknown>(
  view: RenderedView<Props, Data, Value>,
): Promise<string> => {
  const { View, words, lang, props, loaded, submitted, host } = view
  const i18n = await testWords(words, lang)
  const render = () =>
    renderToString(
      <HostContext value={{ ...hostFor(lang), ...host }}>
        <I18nextProvider i18n={i18n}>
          <View props={props} lang={lang} loaded={loaded} reload={unreachable} submitted={submitted} />
        </I18nextProvider>
      </HostContext>,
    )
  const html = render()
  assertHydrates(html, asBrowser(render))
  return html.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ')
}
