import { limits } from '@calm-rest/contract/limits'
import { HostButton, useHost, type ViewProps } from '@calm-rest/federation/widget'
import { Alert, Card, ErrorState, Skeleton } from '@calm-rest/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ArrivalSection } from '../arrival/arrival-section.tsx'
import type { BookingAccess } from '../booking-card/booking-access.ts'
import { BookingCard } from '../booking-card/booking-card.tsx'
import { PropertyContact } from '../booking-card/property-contact.tsx'
import { useShownBooking } from '../booking-card/use-shown-booking.ts'
import { useRetry } from '../use-retry.ts'
import { FindBooking } from './find-booking.tsx'
import * as styles from './linked-booking.module.css'
import type { LinkedBooking, LinkedProps } from './load.ts'

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
      if (!loaded.data.booking) return <NoBooking hasToken={token !== ''} />
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

const LinkedCard = ({ token, booking: given, room }: LinkedCardProps) => {
  const { t } = useTranslation()
  const { booking, learnt } = useShownBooking(given)
  return (
    <>
      <BookingCard
        heading="h2"
        booking={booking}
        room={room}
        access={useLinkedAccess(token)}
        onLearnt={learnt}
      />
      {/* what was told is of one day: another check-in begins an empty form */}
      {booking.mayTellArrival && (
        <ArrivalSection key={booking.checkIn} token={token} booking={booking} onTold={learnt} />
      )}
      <div className={styles.more}>
        <p>{t('linked.account')}</p>
        <HostButton to={{ screen: 'profile' }} variant="quiet">
          {t('linked.profile')}
        </HostButton>
      </div>
    </>
  )
}

/** By the token of the link. */
const useLinkedAccess = (token: string): BookingAccess => {
  const { api } = useHost()
  return useMemo(
    () => ({
      read: () => api.bookings.byLink({ token }),
      cancel: () => api.bookings.cancelByLink({ token }),
      rooms: () => api.rooms.list(),
      quoteChange: (terms) => api.bookings.quoteChangeByLink({ token, ...terms }),
      change: (terms) => api.bookings.changeByLink({ token, ...terms }),
    }),
    [api, token],
  )
}

/** No booking: the link is old or cut off, or there is none. */
const NoBooking = ({ hasToken }: { hasToken: boolean }) => {
  const { t } = useTranslation()
  return (
    <>
      {hasToken && (
        <Alert tone="warning" urgent title={t('linked.invalid')}>
          {t('linked.again', { days: limits.links.bookingDaysAfterStay })}
        </Alert>
      )}
      <Card>
        <FindBooking />
      </Card>
      <div className={styles.more}>
        <p>
          {t('linked.ask')}
          <PropertyContact />
        </p>
        <HostButton to={{ screen: 'profile' }} variant="quiet">
          {t('linked.profile')}
        </HostButton>
      </div>
    </>
  )
}
