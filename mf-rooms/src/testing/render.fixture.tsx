import type { Host, Lang, To } from '@calm-rest/contract/widget'
import { HostContext, type ViewProps } from '@calm-rest/federation/widget'
import { createWordsInstance } from '@calm-rest/i18n'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { words } from '../words.ts'

// what a render may ask of its page: addresses, and nothing else
const host = {
  api: { mediaUrl: (path: string) => `https://api.example${path}` },
  href: ({ screen, ...rest }: To) => `/${[screen, ...Object.values(rest)].join('/')}`,
} as Host

/** HTML of a view as a server writes it, where there is no window. No-break spaces are shown as spaces. */
export const renderView = async <Props extends object, Data>(
  View: ComponentType<ViewProps<Props, Data>>,
  lang: Lang,
  props: Props,
  loaded: ViewProps<Props, Data>['loaded'],
): Promise<string> => {
  const { default: chunk } = await words[lang]()
  const html = renderToString(
    <HostContext value={host}>
      <I18nextProvider i18n={createWordsInstance(lang, chunk)}>
        <View props={props} lang={lang} loaded={loaded} reload={() => {}} />
      </I18nextProvider>
    </HostContext>,
  )
  return html.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ')
}
