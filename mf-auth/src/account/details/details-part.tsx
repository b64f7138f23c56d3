import type { Account } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import type { Lang } from '@calm-rest/contract/widget'
import { Alert, Button, Combobox, TextField } from '@calm-rest/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countryNames } from '../../countries.ts'
import { nameFields } from '../../person/name-fields.ts'
import { useProblemWords } from '../../use-problem-words.ts'
import * as styles from '../account.module.css'
import { FailureAlert } from '../failure-alert.tsx'
import { Part } from '../part.tsx'
import { useDetails } from './use-details.ts'

interface DetailsPartProps {
  account: Account
  lang: Lang
  onChanged: (account: Account) => void
}

export const DetailsPart = ({ account, lang, onChanged }: DetailsPartProps) => {
  const { t } = useTranslation()
  const details = useDetails(account, onChanged)
  const problem = useProblemWords(details.problems)
  const countries = useMemo(() => countryNames(lang), [lang])
  const { ref, submitted, edited, result, saved, sending } = details
  const field = (name: 'firstName' | 'lastName' | 'country') => ({
    name,
    label: t(`register.${name}`),
    error: problem(name),
    required: true,
  })
  return (
    <Part title={t('account.details.title')}>
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
        <Combobox
          {...field('country')}
          autoComplete="country-name"
          maxLength={limits.text.country}
          options={countries}
          maxSuggestions={limits.countrySuggestions.register}
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
    </Part>
  )
}
