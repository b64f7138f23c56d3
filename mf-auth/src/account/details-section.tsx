import type { Account } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import type { Lang } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { Alert, Button, TextField } from '@calm-rest/ui'
import { textOf, useForm } from '@calm-rest/ui/form'
import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CountryField } from '../form/country-field.tsx'
import { nameFields } from '../form/name-fields.ts'
import { useProblemWords } from '../form/use-problem-words.ts'
import * as styles from './account.module.css'
import { AccountSection, FailureAlert } from './account-section.tsx'

interface DetailsSectionProps {
  account: Account
  lang: Lang
  onChanged: (account: Account) => void
}

export const DetailsSection = ({ account, lang, onChanged }: DetailsSectionProps) => {
  const { t } = useTranslation()
  const details = useDetails(account, onChanged)
  const problem = useProblemWords(details.problems)
  const { ref, submitted, edited, result, saved, sending } = details
  const field = (name: 'firstName' | 'lastName') => ({
    name,
    label: t(`register.${name}`),
    error: problem(name),
    required: true,
  })
  return (
    <AccountSection title={t('account.details.title')}>
      <form ref={ref} method="post" noValidate onSubmit={submitted} onChange={edited} className={styles.form}>
        {nameFields[lang].map(([name, autoComplete]) => (
          <TextField
            key={name}
            {...field(name)}
            defaultValue={account[name]}
            autoComplete={autoComplete}
            maxLength={limits.text.name}
          />
        ))}
        <CountryField
          lang={lang}
          error={problem('country')}
          value={details.country}
          onValueChange={details.countryChanged}
          className={styles.whole}
        />
        <div className={styles.outcome}>
          {result?.ok === false && <FailureAlert failure={result.failure} />}
          {saved && <Alert tone="success">{t('account.details.saved')}</Alert>}
          <Button type="submit" variant="secondary" busy={sending}>
            {sending ? t('account.details.saving') : t('account.details.save')}
          </Button>
        </div>
      </form>
    </AccountSection>
  )
}

/** The form of name and country. The fields hold their values; the country is a state for its suggestions. */
const useDetails = (account: Account, onChanged: (account: Account) => void) => {
  const { api } = useHost()
  const [country, setCountry] = useState(account.country)
  const [saved, setSaved] = useState(false)
  const form = useForm<Account>({
    send: async (data) => {
      const result = await api.me.change({
        firstName: textOf(data, 'firstName'),
        lastName: textOf(data, 'lastName'),
        country: textOf(data, 'country'),
      })
      if (result.ok) onChanged(result.value)
      setSaved(result.ok)
      return result
    },
  })
  const edited = (event: ChangeEvent<HTMLFormElement>) => {
    setSaved(false)
    form.edited(event)
  }
  const countryChanged = (value: string) => {
    setSaved(false)
    setCountry(value)
    form.clear('country')
  }
  return { ...form, edited, country, countryChanged, saved }
}
