import { isLang, type Lang } from '@calm-rest/contract/widget'
import { createWordsInstance, type WordsInstance } from '@calm-rest/i18n'
import { type ReactNode, useEffect, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { languages } from '../words.ts'
import * as styles from './desk-frame.module.css'
import { wantedLang } from './remembered-lang.ts'

interface InOwnLanguageProps {
  /** Of the page that the desk came with. */
  pageLang: Lang
  children: ReactNode
}

/** The desk in the language of this device. One that the site does not speak is the desk's alone: the page stays as it is. */
export const InOwnLanguage = ({ pageLang, children }: InOwnLanguageProps) => {
  const { i18n } = useTranslation()
  const [own, setOwn] = useState<WordsInstance>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language of the first page alone
  useEffect(() => {
    const wanted = wantedLang()
    if (!wanted || wanted === pageLang) return
    const { words } = languages[wanted]
    if (isLang(wanted)) return goToPageIn(wanted)
    void words().then((chunk) => setOwn(createWordsInstance(wanted, chunk.default)))
  }, [])
  return (
    <I18nextProvider i18n={own ?? i18n}>
      <div lang={own?.language} className={styles.language}>
        {children}
      </div>
    </I18nextProvider>
  )
}

const goToPageIn = (lang: Lang) => {
  const url = new URL(location.href)
  url.searchParams.set('lang', lang)
  location.replace(url)
}
