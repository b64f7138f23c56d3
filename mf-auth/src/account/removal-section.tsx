import type { Account } from '@calm-rest/contract/api'
import { Button, Dialog } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './account.module.css'
import { AccountSection } from './account-section.tsx'
import { RemovalForm } from './removal-form.tsx'

export const RemovalSection = ({ account }: { account: Account }) => {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <AccountSection title={t('account.removal.title')}>
      <p className={styles.soft}>{t('account.removal.text')}</p>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('account.removal.open')}
        </Button>
      </div>
      <Dialog open={open} onClose={close} title={t('account.removal.ask')} closeLabel={t('account.cancel')}>
        <RemovalForm account={account} onLeft={close} />
      </Dialog>
    </AccountSection>
  )
}
