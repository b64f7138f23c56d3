import type { Account } from '@calm-rest/contract/api'
import { Badge, Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from '../account.module.css'
import { Part } from '../part.tsx'
import { Unconfirmed } from './unconfirmed.tsx'

export const EmailPart = ({ account: { email, emailConfirmed } }: { account: Account }) => {
  const { t } = useTranslation()
  return (
    <Part title={t('account.email.title')}>
      <p className={styles.email}>
        <span className={styles.address}>{email}</span>{' '}
        {emailConfirmed ? (
          <Badge tone="tea" icon={<Icon draw={icons.check} />}>
            {t('account.email.confirmed')}
          </Badge>
        ) : (
          <Badge tone="dusk">{t('account.email.unconfirmed')}</Badge>
        )}
      </p>
      {!emailConfirmed && <Unconfirmed email={email} />}
    </Part>
  )
}
