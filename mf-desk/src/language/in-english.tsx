import { createWordsInstance, type WordsInstance } from '@calm-rest/i18n'
import { type ReactNode, useEffect, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { languages } from '../words.ts'
import * as styles from './in-own-language.module.css'

/** A part that has no words in the language of the desk: it says so in that language, and is in English. */
export const InEnglish = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  const [english, setEnglish] = useState<WordsInstance>()
  useEffect(() => {
    // the words are there: those of the desk's language stand above them
    void languages.en.words().then(({ default: words }) => setEnglish(createWordsInstance('en', words)))
  }, [])
  return (
    <>
      <p className={styles.english}>{t('inEnglish')}</p>
      {english && (
        <I18nextProvider i18n={english}>
          <div lang="en" className={styles.language}>
            {children}
          </div>
        </I18nextProvider>
      )}
    </>
  )
}
