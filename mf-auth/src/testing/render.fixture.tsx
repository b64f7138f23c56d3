import type { Host, Lang, StayDraft, To } from '@calm-rest/contract/widget'
import { HostContext, type ViewProps } from '@calm-rest/federation/widget'
import { createWordsInstance } from '@calm-rest/i18n'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { words } from '../words.ts'

const unreachable = () => {
  throw new Error('A render must not ask for this')
}

/** A host that a render may ask for addresses and for nothing else. */
const host = (lang: Lang): Host => ({
  lang,
  get api() {
    return unreachable()
  },
  href: (to: To) => `/${Object.values(to).filter(Boolean).join('/')}`,
  navigate: unreachable,
  session: { current: unreachable, subscribe: unreachable, signIn: unreachable, signOut: unreachable },
  report: unreachable,
})

/** HTML of a view as a server writes it: no window, no document. */
export const renderView = async (
  View: ComponentType<ViewProps<StayDraft, null>>,
  lang: Lang,
  stay: StayDraft = {},
): Promise<string> => {
  const { default: chunk } = await words[lang]()
  return renderToString(
    <HostContext value={host(lang)}>
      <I18nextProvider i18n={createWordsInstance(lang, chunk)}>
        <View props={stay} lang={lang} loaded={{ status: 'ready', data: null }} reload={unreachable} />
      </I18nextProvider>
    </HostContext>,
  )
}
