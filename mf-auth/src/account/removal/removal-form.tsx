import type { Account } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { Button, PasswordField, TextField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useProblemWords } from '../../use-problem-words.ts'
import * as styles from '../account.module.css'
import { FailureAlert } from '../failure-alert.tsx'
import { useRemoval } from './use-removal.ts'

const points = ['goes', 'past', 'coming', 'reviews'] as const

interface RemovalFormProps {
  account: Account
  onLeft: () => void
}

/** What deletion means, point by point, and the proof that it is the guest who wants it. */
export const RemovalForm = ({ account, onLeft }: RemovalFormProps) => {
  const { t } = useTranslation()
  const { ref, submitted, edited, problems, result, sending } = useRemoval(account)
  const problem = useProblemWords(problems)
  return (
    <form
      ref={ref}
      method="post"
      noValidate
      onSubmit={submitted}
      onChange={edited}
      className={styles.removal}
    >
      <ul>
        {points.map((point) => (
          <li key={point}>{t(`account.removal.${point}`)}</li>
        ))}
      </ul>
      {account.hasPassword ? (
        <PasswordField
          name="password"
          label={t('account.removal.password')}
          error={problem('password')}
          required
          autoComplete="current-password"
          maxLength={limits.password.max}
          showLabel={t('show')}
          hideLabel={t('hide')}
        />
      ) : (
        <TextField
          name="email"
          type="email"
          label={t('account.removal.email', { email: account.email })}
          error={problem('email')}
          required
          autoComplete="off"
          maxLength={limits.text.email}
        />
      )}
      {result?.ok === false && <FailureAlert failure={result.failure} />}
      <div className={styles.buttons}>
        <Button type="submit" busy={sending}>
          {sending ? t('account.removal.sending') : t('account.removal.confirm')}
        </Button>
        <Button variant="quiet" onClick={onLeft}>
          {t('account.removal.keep')}
        </Button>
      </div>
    </form>
  )
}
