import { limits } from '@calm-rest/contract/limits'
import type { Lang } from '@calm-rest/contract/widget'
import { Button, Combobox, TextField } from '@calm-rest/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countryNames } from '../countries.ts'
import { nameFields } from '../person/name-fields.ts'
import { useProblemWords } from '../use-problem-words.ts'
import { NewPassword } from './new-password.tsx'
import * as styles from './register.module.css'
import type { Registration } from './use-registration.ts'

interface RegisterFormProps {
  registration: Registration
  lang: Lang
  /** What came of it, above the button. */
  children: ReactNode
}

export const RegisterForm = ({ registration, lang, children }: RegisterFormProps) => {
  const { t } = useTranslation()
  const { ref, sending, problems, submitted, edited, country, countryChanged } = registration
  const problem = useProblemWords(problems)
  const countries = useMemo(() => countryNames(lang), [lang])
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
      <Combobox
        {...field('country')}
        autoComplete="country-name"
        maxLength={limits.text.country}
        options={countries}
        maxSuggestions={limits.countrySuggestions.register}
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
      <NewPassword
        {...field('password')}
        minLength={limits.password.min}
        hint={t('register.passwordHint', { min: limits.password.min })}
      />
      <NewPassword {...field('confirmPassword')} />
      {children && <div className={styles.whole}>{children}</div>}
      <Button type="submit" size="large" wide busy={sending} className={styles.whole}>
        {sending ? t('register.sending') : t('register.submit')}
      </Button>
    </form>
  )
}
