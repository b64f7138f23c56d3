import type { DeskLink } from '@calm-rest/contract/api'
import { Alert } from '@calm-rest/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface DeskOutcomeProps {
  link: DeskLink
  justUsed: boolean
}

/** It is done, now or before, or can no longer be done. */
export const DeskOutcome = ({ link, justUsed }: DeskOutcomeProps) => {
  const { t } = useTranslation('desk')
  const outcome = useRef<HTMLDivElement>(null)
  const words = `${link.about}.${link.action}`
  // the button that was pressed is gone
  useEffect(() => {
    if (justUsed) outcome.current?.focus()
  }, [justUsed])
  if (link.state === 'closed') return <Alert tone="info">{t(`${words}.closed`)}</Alert>
  return (
    <Alert ref={outcome} tabIndex={-1} tone="success" title={justUsed ? t('done') : t('doneBefore')}>
      {t(`${words}.done`)}
    </Alert>
  )
}
