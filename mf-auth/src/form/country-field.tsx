import { limits } from '@calm-rest/contract/limits'
import type { Lang } from '@calm-rest/contract/widget'
import { Combobox } from '@calm-rest/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countryNames } from './countries.ts'

interface CountryFieldProps {
  lang: Lang
  value: string
  onValueChange: (country: string) => void
  error: string | undefined
  className: string | undefined
}

/** Suggests countries; any other name may be typed, too. */
export const CountryField = ({ lang, ...field }: CountryFieldProps) => {
  const { t } = useTranslation()
  const countries = useMemo(() => countryNames(lang), [lang])
  return (
    <Combobox
      {...field}
      name="country"
      label={t('register.country')}
      required
      autoComplete="country-name"
      maxLength={limits.text.country}
      options={countries}
      maxSuggestions={limits.countrySuggestions.register}
    />
  )
}
