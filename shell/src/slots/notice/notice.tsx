import { Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './kept-notice.module.css'

interface KeptNoticeProps {
  /** Another try runs. */
  busy: boolean
  onRetry: () => void
}

/** Says of the server's HTML that its scripts did not come. It lies on the window's edge and moves nothing. */
export const KeptNotice = ({ busy, onRetry }: KeptNoticeProps) => {
  const { t } = useTranslation()
  return (
    <div role="status" className={styles.notice}>
      <p>{t('slot.kept')}</p>
      <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
        {t('slot.retry')}
      </Button>
    </div>
  )
}
