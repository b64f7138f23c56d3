import { isLang, type Lang } from '@calm-rest/contract/widget'
import { createWordsInstance, type WordsInstance } from '@calm-rest/i18n'
import { type ReactNode, useEffect, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { languages } from '../words.ts'
import * as styles from './in-own-language.module.css'
import { wantedLang } from './remembered-lang.ts'
import { storedHash } from './stored-hash.ts'

interface InOwnLanguageProps {
  /** Language of the page. */
  pageLang: Lang
  children: ReactNode
}

/**
 * The desk in the language of this device. A language that the site does not have applies to the desk only:
 * the page stays as it is, also when it comes from this device offline in another language than requested.
 */
export const InOwnLanguage = ({ pageLang, children }: InOwnLanguageProps) => {
  const { i18n } = useTranslation()
  const [own, setOwn] = useState<WordsInstance>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language of the first page alone
  useEffect(() => {
    const wanted = wantedLang()
    if (!wanted || wanted === pageLang) return
    if (isLang(wanted) && !isAskedFor(wanted)) return goToPageIn(wanted)
    void languages[wanted].words().then(
      ({ default: words }) => setOwn(createWordsInstance(languages[wanted].locale ?? wanted, words)),
      // offline they may be missing: the page's words are there
      () => undefined,
    )
  }, [])
  return (
    <I18nextProvider i18n={own ?? i18n}>
      <div lang={own?.language} className={styles.language}>
        {children}
      </div>
    </I18nextProvider>
  )
}

const isAskedFor = (lang: Lang) => new URL(location.href).searchParams.get('lang') === lang

const goToPageIn = (lang: Lang) => {
  const url = new URL(location.href)
  url.searchParams.set('lang', lang)
  url.hash ||= storedHash()
  location.replace(url)
}
