import { nationalityCodes } from '@calm-rest/contract/staff'
import { countryNamer, localesOf } from '@calm-rest/i18n'
import { SelectField, type SelectFieldProps } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useLang } from '../use-lang.ts'

/** All nationalities by name, in the order of a language, and the name of each code. */
const nationalitiesIn = (lang: string) => {
  const nameOf = countryNamer(lang)
  const { compare } = new Intl.Collator(localesOf(lang))
  const all = nationalityCodes
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((one, other) => compare(one.name, other.name))
  return { all, nameOf }
}

type NationalityFieldProps = Pick<SelectFieldProps, 'label' | 'hint' | 'autoFocus'> & {
  value: string
  onValueChange: (code: string) => void
  /** Listed first. */
  phoneCountry?: string | null
}

/** One of all nationalities; empty if it is not recorded. */
export const NationalityField = ({ phoneCountry, onValueChange, ...field }: NationalityFieldProps) => {
  const { t } = useTranslation()
  const { all, nameOf } = nationalitiesIn(useLang())
  return (
    <SelectField {...field} onChange={({ currentTarget }) => onValueChange(currentTarget.value)}>
      <option value="">{t('nationality.unknown')}</option>
      {phoneCountry && (
        <optgroup label={t('nationality.byPhone')}>
          <option value={phoneCountry}>{nameOf(phoneCountry)}</option>
        </optgroup>
      )}
      <optgroup label={t('nationality.all')}>
        {all
          .filter(({ code }) => code !== phoneCountry)
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </optgroup>
    </SelectField>
  )
}
