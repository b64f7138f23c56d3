import { Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '../form-failure.tsx'
import * as styles from '../frame/short-form.module.css'
import type { EmailConfirmation } from './use-confirm-email.ts'

/** A press, not the visit, confirms: programs that look through mail open every link in it. */
export const ConfirmEmailForm = ({ confirmation }: { confirmation: EmailConfirmation }) => {
  const { t } = useTranslation()
  const { ref, sending, result, submitted } = confirmation
  return (
    <form ref={ref} method="post" noValidate onSubmit={submitted} className={styles.form}>
      {result?.ok === false && <FormFailure failure={result.failure} fallback={t('register.failed')} />}
      <Button type="submit" size="large" wide busy={sending}>
        {sending ? t('confirm.sending') : t('confirm.submit')}
      </Button>
      <p className={styles.note}>{t('confirm.outside')}</p>
      <p className={styles.note}>{t('confirm.stranger')}</p>
    </form>
  )
}
