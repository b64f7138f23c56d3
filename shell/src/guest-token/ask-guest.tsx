import type { BackendIdentityRequest, Receipt, Result } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { createWordsInstance } from '@calm-rest/i18n'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { ConsentDialog } from './consent-dialog.tsx'
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }

// all three come with it: few ask for them, while every page carries the name and hash of each chunk
const words = { en, de, zh }

/** Asks the guest in a dialog over the page. Resolves with whether the guest agreed; the focus then is where it was. */
export const askGuest = (
  wanted: BackendIdentityRequest,
  lang: Lang,
  agree: () => Promise<Result<Receipt>>,
): Promise<boolean> =>
  new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    place.lang = lang
    const root = createRoot(place)
    const done = (hasAgreed: boolean) => {
      // the dialog closes first, which gives the focus back
      setTimeout(() => {
        root.unmount()
        place.remove()
      })
      resolve(hasAgreed)
    }
    root.render(
      <I18nextProvider i18n={createWordsInstance(lang, words[lang])}>
        <ConsentDialog wanted={wanted} agree={agree} onDone={done} />
      </I18nextProvider>,
    )
  })
