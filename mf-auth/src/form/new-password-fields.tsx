import { limits } from '@calm-rest/contract/limits'
import { PasswordField, type PasswordFieldProps } from '@calm-rest/ui'
import type { Problems } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import * as styles from '../register/register.module.css'

interface NewPasswordFieldsProps {
  label: string
  confirmLabel: string
  /** Words for a field's problem. */
  problem: (field: string) => string | undefined
}

/** A new password and its confirmation. */
export const NewPasswordFields = ({ label, confirmLabel, problem }: NewPasswordFieldsProps) => {
  const { t } = useTranslation()
  const { min } = limits.password
  return (
    <>
      <NewPassword
        name="password"
        label={label}
        error={problem('password')}
        minLength={min}
        hint={t('register.passwordHint', { min })}
      />
      <NewPassword name="confirmPassword" label={confirmLabel} error={problem('confirmPassword')} />
    </>
  )
}

const NewPassword = (props: Pick<PasswordFieldProps, 'name' | 'label' | 'hint' | 'error' | 'minLength'>) => {
  const { t } = useTranslation()
  return (
    <PasswordField
      {...props}
      required
      autoComplete="new-password"
      maxLength={limits.password.max}
      showLabel={t('show')}
      hideLabel={t('hide')}
      className={styles.whole}
    />
  )
}

/** A password is sent as it was typed, spaces included. */
export const passwordOf = (data: FormData, field = 'password') => String(data.get(field) ?? '')

/** The two fields of a new password must be equal. */
export const checkPasswords = (data: FormData): Problems<'passwords_differ'> =>
  data.get('password') === data.get('confirmPassword') ? {} : { confirmPassword: 'passwords_differ' }
