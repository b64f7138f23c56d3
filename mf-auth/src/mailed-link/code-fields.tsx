import { accountCode, limits } from '@calm-rest/contract/limits'
import { TextField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from '../form/short-form.module.css'

interface CodeFieldsProps {
  /** Purpose and validity of the code. */
  intro: string
  /** Words for a field's problem. */
  problem: (field: string) => string | undefined
}

/** For guests without the token of the mail's link: the address, and the code beside the link. */
export const CodeFields = ({ intro, problem }: CodeFieldsProps) => {
  const { t } = useTranslation()
  return (
    <>
      <p className={styles.note}>{intro}</p>
      <TextField
        label={t('login.email')}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={limits.text.email}
        required
        error={problem('email')}
      />
      <TextField
        label={t('mailedCode.label')}
        hint={t('mailedCode.hint')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        minLength={accountCode.digits}
        required
        error={problem('code') && t('problem.code')}
      />
    </>
  )
}
