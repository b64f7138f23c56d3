import type { Failure } from '@calm-rest/contract/api'
import { HostButton } from '@calm-rest/federation/widget'
import { EmptyState, ErrorState, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

interface BookingsFailedProps {
  failure: Failure
  onRetry: () => void
}

export const BookingsFailed = ({ failure, onRetry }: BookingsFailedProps) => {
  const { t } = useTranslation()
  if (failure.kind === 'api' && failure.code === 'unauthorized')
    return (
      <EmptyState
        draw={icons.user}
        action={<HostButton to={{ screen: 'login' }}>{t('own.signIn')}</HostButton>}
      >
        {t('own.signedOut')}
      </EmptyState>
    )
  return (
    <ErrorState retryLabel={t('retry')} onRetry={onRetry}>
      {t('own.failed')}
    </ErrorState>
  )
}
