import type { Lang } from '@calm-rest/contract/widget'
import { FilterTabs, TextAreaField, TextField, VisuallyHidden } from '@calm-rest/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { usePropertyLanguages } from '../api/property-languages.ts'
import { languages } from '../words.ts'
import * as styles from './room-texts.module.css'
import { isIncomplete, type TextName, textField, textLimits } from './room-values.ts'
import type { RoomDraftState } from './use-room-draft.ts'

interface RoomTextsProps {
  draft: RoomDraftState
  /** Whether the room is published, so that every text in the main language is required. */
  isOffered: boolean
  /** The language that narrow screens show. */
  lang: Lang
  onLangChange: (lang: Lang) => void
  set: (field: string, value: string) => void
  problemOf: (field: string) => string | undefined
  /** Whether a field has a machine's draft. */
  isProposed: (field: string) => boolean
}

/** Texts for guests in the languages of the property: side by side on a desktop, one at a time on a phone. */
export const RoomTexts = ({
  draft,
  isOffered,
  lang: shown,
  onLangChange,
  set,
  problemOf,
  isProposed,
}: RoomTextsProps) => {
  const { t } = useTranslation()
  const panelId = useId()
  const spoken = usePropertyLanguages()
  const [main] = spoken
  const tabs = spoken.map((value) => ({
    value,
    label: <LangTab lang={value} isIncomplete={isIncomplete(draft.values, value)} />,
  }))
  return (
    <>
      <FilterTabs
        label={t('language')}
        tabs={tabs}
        value={shown}
        onValueChange={onLangChange}
        panelId={panelId}
        className={styles.tabs}
      />
      <div id={panelId} role="tabpanel" aria-label={t('property.texts')} className={styles.languages}>
        {spoken.map((lang) => (
          <fieldset
            key={lang}
            aria-label={languages[lang].name}
            data-shown={lang === shown ? '' : undefined}
            className={styles.language}
          >
            <legend lang={lang} className={styles.legend}>
              {languages[lang].name}
            </legend>
            {(['name', 'bed'] as const).map((text) => (
              <TextField
                key={text}
                {...fieldOf({ lang, main, text, draft, isOffered, set, problemOf, isProposed, t })}
              />
            ))}
            <TextAreaField
              rows={9}
              {...fieldOf({
                lang,
                main,
                text: 'description',
                draft,
                isOffered,
                set,
                problemOf,
                isProposed,
                t,
              })}
            />
          </fieldset>
        ))}
      </div>
    </>
  )
}

const LangTab = ({ lang, isIncomplete }: { lang: Lang; isIncomplete: boolean }) => {
  const { t } = useTranslation()
  return (
    <span lang={lang}>
      <span>{languages[lang].name}</span>
      {isIncomplete && (
        <span className={styles.missing}>
          <VisuallyHidden>{t('property.incomplete')}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}

type TextProps = Omit<RoomTextsProps, 'lang' | 'onLangChange'> & {
  lang: Lang
  /** The main language of the property. */
  main: Lang | undefined
  text: TextName
  t: ReturnType<typeof useTranslation>['t']
}

const fieldOf = ({ lang, main, text, draft, isOffered, set, problemOf, isProposed, t }: TextProps) => {
  const field = textField(lang, text)
  const value = draft.values[field] ?? ''
  const isContested = draft.contested.includes(field)
  return {
    name: field,
    lang,
    label: t(`property.text.${text}`),
    hint: (
      <>
        {isContested && (
          <span className={styles.theirs}>{t('property.theirs', { text: draft.stored[field] })}</span>
        )}
        {isProposed(field) && <span className={styles.theirs}>{t('texts.isProposed')}</span>}
        <span>{t('property.characters', { length: value.length, most: textLimits[text] })}</span>
      </>
    ),
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set(field, currentTarget.value),
    error: problemOf(field),
    // what guests see meanwhile
    placeholder: lang === main || !main ? undefined : draft.values[textField(main, text)],
    required: lang === main && (isOffered || text === 'name'),
  }
}
