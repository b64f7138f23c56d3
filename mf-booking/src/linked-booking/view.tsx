import { HostButton, type ViewProps } from '@calm-rest/federation/widget'
import { Card, ErrorState, Skeleton } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { BookingCard } from '../booking-card/booking-card.tsx'
import { useRetry } from '../use-retry.ts'
import { InvalidLink } from './invalid-link.tsx'
import * as styles from './linked-booking.module.css'
import type { LinkedBooking, LinkedProps } from './load.ts'
import { useLinkedDoor } from './use-linked-door.ts'

type LinkedViewProps = ViewProps<LinkedProps, LinkedBooking>

export const LinkedBookingView = ({ props, loaded, reload }: LinkedViewProps) => {
  const { t } = useTranslation()
  const { frame, retry } = useRetry<HTMLDivElement>(reload)
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      <h1 className={styles.title}>{t('linked.title')}</h1>
      <LinkedState token={props.token} loaded={loaded} onRetry={retry} />
    </div>
  )
}

interface LinkedStateProps {
  token: string
  loaded: LinkedViewProps['loaded']
  onRetry: () => void
}

const LinkedState = ({ token, loaded, onRetry }: LinkedStateProps) => {
  const { t } = useTranslation()
  switch (loaded.status) {
    case 'loading':
      return <LinkedLoading />
    case 'failed':
      return (
        <ErrorState retryLabel={t('retry')} onRetry={onRetry}>
          {t('linked.failed')}
        </ErrorState>
      )
    case 'ready':
      if (!loaded.data.booking) return <InvalidLink />
      return <LinkedCard token={token} booking={loaded.data.booking} room={loaded.data.room} />
  }
}

const LinkedLoading = () => {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className={styles.status}>
        {t('linked.loading')}
      </p>
      <Card layout="row" media={<Skeleton shape="picture" />}>
        <Skeleton shape="title" />
        <Skeleton lines={5} />
        <Skeleton shape="button" />
      </Card>
    </>
  )
}

interface LinkedCardProps extends Required<Pick<LinkedBooking, 'booking' | 'room'>> {
  token: string
  booking: NonNullable<LinkedBooking['booking']>
}

const LinkedCard = ({ token, booking, room }: LinkedCardProps) => {
  const { t } = useTranslation()
  return (
    <>
      <BookingCard heading="h2" booking={booking} room={room} door={useLinkedDoor(token)} />
      <div className={styles.more}>
        <p>{t('linked.account')}</p>
        <HostButton to={{ screen: 'profile' }} variant="quiet">
          {t('linked.profile')}
        </HostButton>
      </div>
    </>
  )
}
