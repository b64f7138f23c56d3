import { limits } from '@calm-rest/contract/limits'
import type { Lang } from '@calm-rest/contract/widget'
import { Button, TextField } from '@calm-rest/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CountryField } from '../form/country-field.tsx'
import { nameFields } from '../form/name-fields.ts'
import { NewPasswordFields } from '../form/new-password-fields.tsx'
import { useProblemWords } from '../form/use-problem-words.ts'
import * as styles from './register.module.css'
import type { Registration } from './use-registration.ts'

interface RegisterFormProps {
  registration: Registration
  lang: Lang
  /** The outcome, above the button. */
  children: ReactNode
}

export const RegisterForm = ({ registration, lang, children }: RegisterFormProps) => {
  const { t } = useTranslation()
  const { ref, sending, problems, submitted, edited, country, countryChanged } = registration
  const problem = useProblemWords(problems)
  const field = (name: string) => ({
    name,
    label: t(`register.${name}`),
    error: problem(name),
    required: true,
  })
  return (
    // a submit before the script has arrived must not put the password into the address
    <form ref={ref} method="post" noValidate onSubmit={submitted} onChange={edited} className={styles.form}>
      {nameFields[lang].map(([name, autoComplete]) => (
        <TextField key={name} {...field(name)} autoComplete={autoComplete} maxLength={limits.text.name} />
      ))}
      <CountryField
        lang={lang}
        error={problem('country')}
        value={country}
        onValueChange={countryChanged}
        className={styles.whole}
      />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        maxLength={limits.text.email}
        className={styles.whole}
      />
      <NewPasswordFields
        label={t('register.password')}
        confirmLabel={t('register.confirmPassword')}
        problem={problem}
      />
      {children && <div className={styles.whole}>{children}</div>}
      <Button type="submit" size="large" wide busy={sending} className={styles.whole}>
        {sending ? t('register.sending') : t('register.submit')}
      </Button>
    </form>
  )
}
