import { type Lang, langs } from '@calm-rest/contract/widget'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useSite } from '../../site/site.ts'
import * as styles from './language-picker.module.css'

/** Each language in its own words, for those who cannot read the others. */
const names: Record<Lang, string> = { en: 'English', de: 'Deutsch', zh: '中文' }

export const LanguagePicker = () => {
  const { t } = useTranslation()
  const { language } = useSite()
  const current = useStore(language, (state) => state.lang)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this acts at once
    <div role="group" aria-label={t('layout.language')} className={styles.picker}>
      {langs.map((lang) => (
        <button
          key={lang}
          type="button"
          lang={lang}
          aria-pressed={lang === current}
          className={styles.language}
          onClick={() => language.getState().languageChosen(lang)}
        >
          {names[lang]}
        </button>
      ))}
    </div>
  )
}
