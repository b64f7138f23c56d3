import type { TextField as Field, TextFields as Fields, TextContent } from '@calm-rest/contract/texts'
import { type Lang, langs } from '@calm-rest/contract/widget'
import { SelectField, TextAreaField, TextField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { usePropertyLanguages } from '../api/property-languages.ts'
import type { Proposed } from '../translation/use-proposed.ts'
import { languages } from '../words.ts'
import { fieldName, type Place, textAt, withText } from './content-edits.ts'
import * as styles from './texts.module.css'

/** A section in work. */
export interface Edited {
  content: TextContent
  /** The language that narrow screens show. */
  lang: Lang
  /** Fields with a machine's draft. */
  proposed: Proposed
  set: (content: TextContent) => void
  problemOf: (field: string) => string | undefined
}

interface TextFieldsProps extends Edited {
  fields: Fields
  entry?: number
}

/** A line that may be longer than this, in characters, is shown whole. */
const longLine = 100

/** Fields of a section or of an entry: for each text one row of languages. */
export const TextFields = ({ fields, entry, ...edited }: TextFieldsProps) => (
  <>
    {Object.entries(fields).map(([field, about]) =>
      about.kind === 'choice' ? (
        <Choice key={field} {...edited} place={{ entry, field }} of={about.of ?? []} />
      ) : (
        <Languages key={field} {...edited} place={{ entry, field }} about={about} />
      ),
    )}
  </>
)

const Choice = ({ content, set, place, of }: Edited & { place: Place; of: readonly string[] }) => {
  const { t } = useTranslation()
  return (
    <SelectField
      name={fieldName(place)}
      label={t(`texts.field.${place.field}Choice`)}
      value={textAt(content, place, 'en')}
      onChange={({ currentTarget }) => set(withText(content, place, undefined, currentTarget.value))}
    >
      <option value="">{t('texts.noChoice')}</option>
      {of.map((value) => (
        <option key={value} value={value}>
          {t(`texts.choice.${value}`)}
        </option>
      ))}
    </SelectField>
  )
}

const Languages = ({ place, about, ...edited }: Edited & { place: Place; about: Field }) => (
  <div className={styles.languages}>
    {usePropertyLanguages().map((lang) => (
      <div key={lang} data-shown={lang === edited.lang ? '' : undefined} className={styles.language}>
        <InLanguage {...edited} place={place} about={about} of={lang} />
      </div>
    ))}
  </div>
)

const InLanguage = ({
  content,
  proposed,
  set,
  problemOf,
  place,
  about: { kind, max, optional },
  of,
}: Edited & { place: Place; about: Field; of: Lang }) => {
  const { t } = useTranslation()
  const name = fieldName(place, of)
  const value = textAt(content, place, of)
  const elsewhere = [...usePropertyLanguages(), ...langs]
    .map((lang) => textAt(content, place, lang))
    .find(Boolean)
  const field = {
    name,
    lang: of,
    label: t('texts.labelled', { field: t(`texts.field.${place.field}`), lang: languages[of].name }),
    hint: proposed.has(name)
      ? t('texts.isProposed')
      : t(optional && !elsewhere ? 'texts.mayBeEmpty' : 'property.characters', {
          length: value.length,
          most: max,
        }),
    value,
    // what guests see meanwhile
    placeholder: elsewhere,
    error: problemOf(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      proposed.remove(name)
      set(withText(content, place, of, currentTarget.value))
    },
  }
  if (kind === 'text') return <TextAreaField rows={5} {...field} />
  return max > longLine ? <TextAreaField rows={2} {...field} /> : <TextField {...field} />
}
