import type { Failure, Result, ReviewReceipt } from '@calm-rest/contract/api'
import type { ErrorCode } from '@calm-rest/contract/errors'
import { Alert } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

interface ReviewOutcomeProps {
  result: Result<ReviewReceipt>
  /** Attributes that bring the focus here, on a page that responds to the form. */
  look: object
}

export const ReviewOutcome = ({ result, look }: ReviewOutcomeProps) => {
  const { t } = useTranslation()
  if (!result.ok) {
    return (
      <Alert {...look} tone="danger" title={t('write.failed')}>
        {reasonOf(result.failure)}
      </Alert>
    )
  }
  return (
    <Alert {...look} tone="success" urgent title={t('write.done')}>
      {t(`write.${result.value.status}`)}
    </Alert>
  )
}

/** The API's reason, in the language of the page, where trying again would not help. */
const reasonOf = (failure: Failure): string | undefined =>
  failure.kind === 'api' && hopeless.has(failure.code) ? failure.body.error : undefined

const hopeless: ReadonlySet<ErrorCode> = new Set([
  'review_duplicate',
  'too_many_reviews',
  'review_exists',
  'review_closed',
  'link_invalid',
])
