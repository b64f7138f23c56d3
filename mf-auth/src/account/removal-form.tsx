import type { Account, Receipt } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { useHost } from '@calm-rest/federation/widget'
import { Button, PasswordField, TextField } from '@calm-rest/ui'
import { textOf, useForm } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { passwordOf } from '../form/new-password-fields.tsx'
import { useProblemWords } from '../form/use-problem-words.ts'
import * as styles from './account.module.css'
import { FailureAlert } from './account-section.tsx'

const points = ['goes', 'past', 'coming', 'reviews'] as const

interface RemovalFormProps {
  account: Account
  onLeft: () => void
}

/** Explains point by point what deletion means, and asks for the password or the address as a proof. */
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

/** Deletes the account, proved by its password or by its address typed again, and signs out. */
const useRemoval = ({ hasPassword }: Account) => {
  const { api, session, report } = useHost()
  return useForm<Receipt>({
    send: async (data) => {
      const result = await api.me.remove(
        hasPassword ? { password: passwordOf(data) } : { email: textOf(data, 'email') },
      )
      if (result.ok) {
        report({ type: 'account-removed' })
        await session.signOut()
      }
      return result
    },
  })
}
