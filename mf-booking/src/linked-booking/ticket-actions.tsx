import { Alert, Button, Icon, icons } from '@calm-rest/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../booking-card/cancel-dialog.tsx'
import * as styles from './ticket.module.css'
import { useCalendarFile } from './use-calendar-file.ts'

interface TicketActionsProps {
  token: string
  /** Shared text about the stay, without the link that opens the booking. */
  text: string
}

export const TicketActions = ({ token, text }: TicketActionsProps) => {
  const { t } = useTranslation()
  const { state, download } = useCalendarFile(token)
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          icon={<Icon draw={icons.calendar} />}
          busy={state === 'busy'}
          onClick={download}
        >
          {t(state === 'busy' ? 'ticket.calendarBusy' : 'ticket.calendar')}
        </Button>
        <Share text={text} />
        <Button variant="secondary" onClick={() => print()}>
          {t('ticket.print')}
        </Button>
      </div>
      {typeof state === 'object' && <Alert tone="danger">{failureWords(state, t)}</Alert>}
    </div>
  )
}

/** Uses the device's share dialog, or the clipboard; hidden if neither exists, as without HTTPS. */
const Share = ({ text }: Pick<TicketActionsProps, 'text'>) => {
  const { t } = useTranslation()
  const [canShare, setCanShare] = useState(false)
  const [copied, setCopied] = useState(false)
  useEffect(() => setCanShare('share' in navigator || 'clipboard' in navigator), [])
  const share = async () => {
    try {
      if ('share' in navigator) return await navigator.share({ text })
      await (navigator as Navigator).clipboard.writeText(text)
      setCopied(true)
    } catch {
      // closing the device's dialog rejects the promise
    }
  }
  if (!canShare) return null
  return (
    <>
      <Button variant="secondary" icon={<Icon draw={icons.external} />} onClick={share}>
        {t('ticket.share')}
      </Button>
      <p role="status" className={styles.copied}>
        {copied && <span>{t('ticket.copied')}</span>}
      </p>
    </>
  )
}
