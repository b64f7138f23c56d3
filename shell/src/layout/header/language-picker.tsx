import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { languageNames } from '../../site/language-names.ts'
import { useSite } from '../../site/site.ts'
import { useSlots } from '../../slots/slots.ts'
import * as styles from './language-picker.module.css'

/** Chooses the language of the page, where the property has several. Without scripts, and before hydration, a form that requests the page anew. */
export const LanguagePicker = () => {
  const { t } = useTranslation()
  const { search } = useLocation()
  const { language, facts } = useSite()
  const slots = useSlots()
  const current = useStore(language, (state) => state.lang)
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== 'lang')
  const { languages } = facts
  if (languages.length < 2) return null
  return (
    <form method="get">
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this acts at once */}
      <div role="group" aria-label={t('layout.language')} className={styles.picker}>
        {languages.map((lang) => (
          <button
            key={lang}
            type="submit"
            name="lang"
            value={lang}
            lang={lang}
            aria-pressed={lang === current}
            className={styles.language}
            onClick={(event) => {
              // the form then asks for the page itself, as without a script
              if (!slots.isScreenHydrated()) return
              event.preventDefault()
              language.getState().languageChosen(lang)
            }}
          >
            {languageNames[lang]}
          </button>
        ))}
      </div>
    </form>
  )
}
