import type { Room } from '@calm-rest/contract/api'
import { formatDate, formatPrice } from '@calm-rest/i18n'
import { Icon, icons, Price } from '@calm-rest/ui'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RoomPicture } from '../../room-picture/room-picture.tsx'
import { useLang } from '../../use-lang.ts'
import {
  useBooking,
  useBookingContext,
  useChosenRooms,
  useQuote,
  useRoom,
} from '../context/booking-context.ts'
import { SectionTitle } from '../headings.tsx'
import { nightlyOf, type Quote, quoteOf } from '../rules/quote.ts'
import * as styles from './booking-summary.module.css'

/** One column, then two fifths of the page. */
const pictureSizes = '(min-width: 940px) min(38vw, 460px), min(100vw, 560px)'

/** Summary of the booking as a ticket: room, dates, guests, price. */
export const BookingSummary = () => {
  const { t } = useTranslation()
  const lang = useLang()
  const titleId = useId()
  const { roomsStatus } = useBookingContext()
  const room = useRoom()
  const { checkIn, checkOut } = useBooking((state) => state.draft)
  const chosen = useChosenRooms()
  const quote = useQuote()
  return (
    <section className={styles.summary} aria-labelledby={titleId}>
      {/* lazy: a phone does not show it, and then does not fetch it */}
      <RoomPicture room={room} loading={roomsStatus === 'loading'} sizes={pictureSizes} lazy />
      <div className={styles.body}>
        <SectionTitle id={titleId} className={styles.title}>
          {t('summary.title')}
        </SectionTitle>
        {chosen.length === 1 && <p className={styles.room}>{room?.name ?? t('summary.noRoom')}</p>}
        <dl className={styles.rows}>
          <SummaryRow name={t('field.checkIn')} value={checkIn && formatDate(lang, checkIn, dateStyle)} />
          <SummaryRow name={t('field.checkOut')} value={checkOut && formatDate(lang, checkOut, dateStyle)} />
          <SummaryRow name={t('summary.nights')} value={quote && t('nights', { count: quote.nights })} />
          {chosen.length === 1 ? <OneRoom /> : <SeveralRooms />}
        </dl>
        <div className={styles.total} role="status">
          <span className={styles.totalName}>{t('summary.total')}</span>{' '}
          <strong className={quote ? styles.amount : styles.none}>
            {quote ? formatPrice(lang, quote.total) : t('summary.notAvailable')}
          </strong>
        </div>
        <Terms />
      </div>
    </section>
  )
}

/** What the guest agrees to by booking, and what the total holds. */
const Terms = () => {
  const { t } = useTranslation()
  return (
    <ul className={styles.terms}>
      {(['cancellation', 'included', 'payment'] as const).map((term) => (
        <li key={term}>
          <Icon draw={icons.check} />
          <span>{t(`terms.${term}`)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Guests and price of a night. */
const OneRoom = () => {
  const { t } = useTranslation()
  const draft = useBooking((state) => state.draft)
  const phase = useBooking((state) => state.phase)
  const room = useRoom()
  const quote = quoteOf(room, draft, phase.status === 'refused' ? phase.total : undefined)
  return (
    <>
      <SummaryRow name={t('field.guests')} value={t('guests', { count: draft.guests })} />
      <SummaryRow name={t('summary.perNight')} value={room && <NightlyPrice room={room} quote={quote} />} />
    </>
  )
}

/** A line for each room: its name, guests and price of a night. */
const SeveralRooms = () => {
  const { t } = useTranslation()
  const lang = useLang()
  return useChosenRooms().map(({ room, guests }, i) => (
    <SummaryRow
      // biome-ignore lint/suspicious/noArrayIndexKey: a room is known by its place alone
      key={i}
      name={t('rooms.named', { room: room?.name, guests: t('guests', { count: guests }) })}
      value={room && t('rooms.perNight', { price: formatPrice(lang, nightlyOf(room).nightly) })}
    />
  ))
}

const dateStyle = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const

interface NightlyPriceProps {
  room: Room
  quote: Quote | undefined
}

/** Price of a night, with the one before the discount struck through. */
const NightlyPrice = ({ room, quote }: NightlyPriceProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { nightly, fullNightly } = quote ?? nightlyOf(room)
  if (nightly <= 0) return t('summary.notAvailable')
  return (
    <Price
      price={formatPrice(lang, nightly)}
      priceLabel={t('summary.now')}
      oldPrice={fullNightly === undefined ? undefined : formatPrice(lang, fullNightly)}
      oldPriceLabel={t('summary.before')}
    />
  )
}

/** One line of the ticket; a dash where nothing is known yet. */
export const SummaryRow = ({ name, value }: { name: string; value: ReactNode }) => (
  <div className={styles.row}>
    <dt>{name}</dt>
    <dd>{value || '–'}</dd>
  </div>
)
