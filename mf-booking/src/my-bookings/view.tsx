import type { Failure } from '@calm-rest/contract/api'
import { HostButton, type ViewProps } from '@calm-rest/federation/widget'
import { Card, EmptyState, ErrorState, icons, Skeleton } from '@calm-rest/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useRetry } from '../use-retry.ts'
import type { OwnBookings } from './load.ts'
import * as styles from './my-bookings.module.css'
import { ReadyBookings } from './ready-bookings.tsx'
import { useGuest } from './use-guest.ts'

type MyBookingsProps = ViewProps<object, OwnBookings>

export const MyBookingsView = ({ loaded, reload }: MyBookingsProps) => {
  const { t } = useTranslation()
  const titleId = useId()
  const { frame, retry } = useRetry<HTMLElement>(reload)
  const guest = useGuest(reload)
  return (
    <section ref={frame} tabIndex={-1} aria-labelledby={titleId} className={styles.frame}>
      <h2 id={titleId} className={styles.title}>
        {t('own.title')}
      </h2>
      <BookingsState loaded={loaded} onRetry={retry} />
      {loaded.status === 'ready' && guest?.emailConfirmed === false && (
        <p className={styles.hint}>{t('own.unconfirmed')}</p>
      )}
    </section>
  )
}

interface BookingsStateProps {
  loaded: MyBookingsProps['loaded']
  onRetry: () => void
}

const BookingsState = ({ loaded, onRetry }: BookingsStateProps) => {
  switch (loaded.status) {
    case 'loading':
      return <BookingsLoading />
    case 'failed':
      return <BookingsFailed failure={loaded.failure} onRetry={onRetry} />
    case 'ready':
      return <ReadyBookings own={loaded.data} />
  }
}

/** One card, since most guests have one stay to come. */
const BookingsLoading = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.section}>
      <p role="status" className={styles.status}>
        {t('own.loading')}
      </p>
      <Card layout="row" media={<Skeleton shape="picture" />}>
        <Skeleton shape="title" />
        <Skeleton lines={5} />
        <Skeleton shape="button" />
      </Card>
    </div>
  )
}

interface BookingsFailedProps {
  failure: Failure
  onRetry: () => void
}

const BookingsFailed = ({ failure, onRetry }: BookingsFailedProps) => {
  const { t } = useTranslation()
  if (failure.kind === 'api' && failure.code === 'unauthorized')
    return (
      <EmptyState
        draw={icons.user}
        action={
          <>
            <HostButton to={{ screen: 'login' }}>{t('own.signIn')}</HostButton>
            <HostButton to={{ screen: 'booking' }} variant="quiet">
              {t('own.find')}
            </HostButton>
          </>
        }
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
