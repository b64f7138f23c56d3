import type { Lang } from '@calm-rest/contract/widget'
import { formatDate } from '@calm-rest/i18n'
import { Alert, Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import type { LinkedStay } from './use-linked-stay.ts'

interface LinkedNoticeProps {
  lang: Lang
  linked: Extract<LinkedStay, { status: 'ready' | 'failed' }>
}

/** Which stay is reviewed by the link of the mail, or why none is. */
export const LinkedNotice = ({ lang, linked }: LinkedNoticeProps) => {
  const { t } = useTranslation()
  if (linked.status === 'ready') {
    const { roomName: room, checkIn, checkOut } = linked.stay
    const span = { room, from: formatDate(lang, checkIn), until: formatDate(lang, checkOut) }
    return <Alert title={t('write.stay', span)}>{t('write.mark')}</Alert>
  }
  const { failure, retry } = linked
  if (failure.kind !== 'api') {
    const again = (
      <Button variant="secondary" onClick={retry}>
        {t('list.again')}
      </Button>
    )
    return (
      <Alert tone="danger" title={t('write.stayFailed')} action={again}>
        {t('write.unmarked')}
      </Alert>
    )
  }
  return (
    <Alert tone="warning" title={failure.body.error}>
      {failure.code !== 'review_exists' && t('write.unmarked')}
    </Alert>
  )
}
