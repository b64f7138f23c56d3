import type { Failure, Testimonial } from '@calm-rest/contract/api'
import type { Host, Lang, To } from '@calm-rest/contract/widget'
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
  href: ({ screen }: To) => `/${screen}`,
  navigate: unreachable,
  session: { current: unreachable, subscribe: unreachable, signIn: unreachable, signOut: unreachable },
  report: unreachable,
})

/** HTML of a view as a server writes it: no window, no document. */
export const renderView = async <Data,>(
  View: ComponentType<ViewProps<object, Data>>,
  lang: Lang,
  loaded: ViewProps<object, Data>['loaded'],
): Promise<string> => {
  const { default: chunk } = await words[lang]()
  return renderToString(
    <HostContext value={host(lang)}>
      <I18nextProvider i18n={createWordsInstance(lang, chunk)}>
        <View props={{}} lang={lang} loaded={loaded} reload={unreachable} />
      </I18nextProvider>
    </HostContext>,
  )
}

export const networkFailure: Failure = { kind: 'network' }

export const review = (given: Partial<Testimonial> = {}): Testimonial => ({
  _id: 'one',
  name: 'Ingrid Solheim',
  country: 'Norway',
  rating: 5,
  reviewTitle: 'Turtles at noon',
  review: 'We stayed in bed and watched them.',
  roomType: 'sea view',
  stayDuration: 7,
  createdAt: '2027-01-31T20:00:00.000Z',
  ...given,
})
