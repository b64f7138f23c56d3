import { langs } from '@calm-rest/contract/widget'
import { TextField, type TextFieldProps } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { usePropertyLanguages } from '../api/property-languages.ts'
import { useLang } from '../use-lang.ts'
import { languageName } from './language-name.ts'

interface NamesFieldsProps extends Pick<TextFieldProps, 'maxLength' | 'autoComplete'> {
  /** Initial values. */
  names?: ReturnType<typeof namesOf> | undefined
  problemOf: (field: string) => string | undefined
}

/**
 * A name in each language of the property, in the fields `names.en` and so on; the main one is required. Names in
 * languages that the property no longer has are sent as they are.
 */
export const NamesFields = ({ names, problemOf, ...field }: NamesFieldsProps) => {
  const { t } = useTranslation()
  const pageLang = useLang()
  const languages = usePropertyLanguages()
  const [main] = languages
  return (
    <>
      {languages.map((lang) => (
        <TextField
          {...field}
          key={lang}
          name={`names.${lang}`}
          lang={lang}
          label={t('property.nameIn', { lang: languageName(pageLang, lang) })}
          defaultValue={names?.[lang]}
          error={problemOf(`names.${lang}`)}
          required={lang === main}
        />
      ))}
      {langs
        .filter((lang) => !languages.includes(lang))
        .map((lang) => (
          <input key={lang} type="hidden" name={`names.${lang}`} value={names?.[lang] ?? ''} />
        ))}
    </>
  )
}

/** Values of these fields. */
export const namesOf = (data: FormData) => ({
  en: textOf(data, 'names.en'),
  de: textOf(data, 'names.de'),
  zh: textOf(data, 'names.zh'),
})
