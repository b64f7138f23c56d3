import { limits } from '@calm-rest/contract/limits'
import { PasswordField, type PasswordFieldProps } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './register.module.css'

type NewPasswordProps = Pick<
  PasswordFieldProps,
  'name' | 'label' | 'hint' | 'error' | 'required' | 'minLength'
>

export const NewPassword = (props: NewPasswordProps) => {
  const { t } = useTranslation()
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      maxLength={limits.password.max}
      showLabel={t('show')}
      hideLabel={t('hide')}
      className={styles.whole}
    />
  )
}
