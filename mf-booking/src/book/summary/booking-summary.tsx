import type { ErrorBody, Quote } from '@calm-rest/contract/api'
import { nightsBetween, readAges } from '@calm-rest/contract/stay'
import { formatDate, formatNumber, formatPrice } from '@calm-rest/i18n'
import { Icon, icons, Price } from '@calm-rest/ui'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RoomPicture } from '../../room-picture/room-picture.tsx'
import { useLang } from '../../use-lang.ts'
import {
  useBooking,
  useBookingContext,
  useChosenRooms,
  useRoom,
  useShownPrice,
} from '../context/booking-context.ts'
import { completeStay } from '../dates/stay-dates.ts'
import { SectionTitle } from '../headings.tsx'
import type { BookableRoom } from '../rules/bookable-room.ts'
import { type InPrice, inPriceOf, linesOf, nightlyOf, nightRuns, payableNightly } from '../rules/quote.ts'
import { fieldErrors } from '../store/after-failure.ts'
import * as styles from './booking-summary.module.css'
import { useCancellationWords } from './use-cancellation-words.ts'
import { useListedPrice } from './use-listed-price.ts'

/** Full width in one column, then two fifths of the page. */
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
  const stay = completeStay({ checkIn, checkOut })
  return (
    <section className={styles.summary} aria-labelledby={titleId}>
      {/* lazy: hidden on a phone, which then does not fetch it */}
      <RoomPicture room={room} loading={roomsStatus === 'loading'} sizes={pictureSizes} lazy />
      <div className={styles.body}>
        <SectionTitle id={titleId} className={styles.title}>
          {t('summary.title')}
        </SectionTitle>
        {chosen.length === 1 && <p className={styles.room}>{room?.name ?? t('summary.noRoom')}</p>}
        <dl className={styles.rows}>
          <SummaryRow name={t('field.checkIn')} value={checkIn && formatDate(lang, checkIn, dateStyle)} />
          <SummaryRow name={t('field.checkOut')} value={checkOut && formatDate(lang, checkOut, dateStyle)} />
          <SummaryRow
            name={t('summary.nights')}
            value={stay && t('nights', { count: nightsBetween(stay.checkIn, stay.checkOut) })}
          />
          {chosen.length === 1 ? <OneRoom /> : <SeveralRooms />}
          <Lines />
        </dl>
        <Total />
        <Terms />
      </div>
    </section>
  )
}

/** The price, or why there is none. */
const Total = () => {
  const { t } = useTranslation()
  const lang = useLang()
  const { price } = useBookingContext()
  const shown = useShownPrice()
  const isAsking = price.status === 'asking' && !shown
  // a field's error is shown at the field
  const refusal = price.status === 'refused' && !hasField(price.failure.body) && price.failure.body.error
  return (
    <div className={styles.total} role="status" aria-busy={price.status === 'asking' || undefined}>
      <span className={styles.totalName}>{t('summary.total')}</span>{' '}
      <strong className={shown ? styles.amount : styles.none}>
        {shown ? formatPrice(lang, shown.total) : t(isAsking ? 'summary.asking' : 'summary.notAvailable')}
      </strong>
      {shown && <About />}
      {refusal && <p className={styles.refusal}>{refusal}</p>}
    </div>
  )
}

/** The total in other currencies: only approximate, since nobody pays it. */
const About = () => {
  const { t } = useTranslation()
  const lang = useLang()
  const amounts = useShownQuote()?.about ?? []
  if (amounts.length === 0) return null
  const written = amounts.map(({ currency, amount }) =>
    formatNumber(lang, amount, { style: 'currency', currency, maximumFractionDigits: 0 }),
  )
  return <p className={styles.about}>{t('summary.about', { amounts: written.join(' · ') })}</p>
}

const hasField = (body: ErrorBody) => Object.keys(fieldErrors(body)).length > 0

/** Terms that the guest accepts by booking, and what the total includes. */
const Terms = () => {
  const { t } = useTranslation()
  const quote = useShownQuote()
  const termsWords = useCancellationWords()
  const plan = quote?.plans.find(({ id }) => id === quote.plan)
  const { inPrice: inEveryPrice } = useBookingContext()
  const inPriceWords = useInPriceWords()
  const inPrice = quote ? inPriceOf(quote) : inEveryPrice
  const { policy, policyLang } = plan?.terms ?? {}
  const terms = [
    plan && [termsWords(plan.terms), policyLang ? '' : policy].filter(Boolean).join(' '),
    ...inPriceWords(inPrice),
    !plan?.terms.deposit && t('terms.payment'),
  ]
  return (
    <ul className={styles.terms}>
      {terms.map(
        (term) =>
          term && (
            <li key={term}>
              <Icon draw={icons.check} />
              <span>{term}</span>
            </li>
          ),
      )}
      {policyLang && (
        <li>
          <Icon draw={icons.check} />
          <span lang={policyLang}>{policy}</span>
        </li>
      )}
    </ul>
  )
}

/** Text about breakfast and taxes. If only some plans have breakfast, the quote has the answer. */
const useInPriceWords = () => {
  const { t } = useTranslation()
  return ({ breakfast, isTaxAdded }: InPrice = { breakfast: 'included', isTaxAdded: false }) => {
    if (breakfast === 'included') return [t(isTaxAdded ? 'terms.breakfast' : 'terms.included')]
    return [
      !isTaxAdded && t('terms.taxes'),
      breakfast === 'extra' && t('terms.breakfastExtra'),
      breakfast === 'none' && t('terms.breakfastNone'),
    ]
  }
}

/** The quote of the current choice, or the last one while another is loading. */
const useShownQuote = (): Quote | undefined => {
  const { price, lastQuote } = useBookingContext()
  if (price.status === 'quoted') return price.quote
  return price.status === 'asking' ? lastQuote : undefined
}

/** Guests, and prices of nights. */
const OneRoom = () => {
  const { t } = useTranslation()
  const lang = useLang()
  const { guests, children } = useBooking((state) => state.draft)
  const room = useRoom()
  const quote = useShownQuote()
  const runs = quote ? nightRuns(quote) : []
  const payable = quote && payableNightly(quote)
  const isBeforeTaxes = quote !== undefined && payable === undefined && inPriceOf(quote).isTaxAdded
  const ages = readAges(children)
  return (
    <>
      <SummaryRow name={t('field.guests')} value={t('guests', { count: guests })} />
      {ages.length > 0 && <SummaryRow name={t('summary.children')} value={ages.join(', ')} />}
      {runs.length > 1 ? (
        runs.map((run) => (
          <SummaryRow
            key={run.from}
            name={t('summary.run', {
              nights: t('nights', { count: run.count }),
              date: formatDate(lang, run.from, { day: 'numeric', month: 'short' }),
            })}
            value={t('rooms.perNight', { price: formatPrice(lang, run.nightly) })}
          />
        ))
      ) : (
        <SummaryRow
          name={t(isBeforeTaxes ? 'summary.beforeTaxes' : 'summary.perNight')}
          value={room && <NightlyPrice room={room} quoted={quotedNight(runs[0], payable)} />}
        />
      )}
    </>
  )
}

/** A line for each room: its name, guests and price of a night. */
const SeveralRooms = () => {
  const { t } = useTranslation()
  const lang = useLang()
  const quote = useShownQuote()
  const listedPrice = useListedPrice()
  const priceOf = (room: BookableRoom, index: number) => {
    const quoted = quote?.rooms[index]
    const runs = quoted && nightRuns({ rooms: [quoted] })
    if (runs && runs.length > 1) return formatPrice(lang, quoted.totalPrice)
    const [run] = runs ?? []
    const nightly = quoted && (payableNightly({ rooms: [quoted] }) ?? run?.nightly)
    return t('rooms.perNight', { price: nightly ? formatPrice(lang, nightly) : listedPrice(room) })
  }
  return useChosenRooms().map(({ room, guests }, i) => (
    <SummaryRow
      // biome-ignore lint/suspicious/noArrayIndexKey: a room is known by its place alone
      key={i}
      name={t('rooms.named', { room: room?.name, guests: t('guests', { count: guests }) })}
      value={room && priceOf(room, i)}
    />
  ))
}

/** Discounts, extras and taxes. */
const Lines = () => {
  const { t } = useTranslation()
  const lang = useLang()
  const quote = useShownQuote()
  if (!quote) return null
  const isTaxInNights = quote.rooms.every((room) => payableNightly({ rooms: [room] }) !== undefined)
  return linesOf(quote).map(({ kind, name, amount, quantity = 1, included }) => (
    <SummaryRow
      key={`${kind} ${name}`}
      name={quantity > 1 ? `${quantity} × ${name}` : name}
      value={t(included || isTaxInNights ? 'summary.included' : 'summary.amount', {
        amount: formatPrice(lang, amount),
      })}
    />
  ))
}

const dateStyle = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const

interface NightlyPriceProps {
  room: BookableRoom
  /** A night of the stay; without dates the price of one night. */
  quoted: QuotedNight | undefined
}

type QuotedNight = ReturnType<typeof nightlyOf>

/** The regular price is before taxes: beside a price with them it would show too small a discount. */
const quotedNight = (run: QuotedNight | undefined, payable: number | undefined): QuotedNight | undefined =>
  run === undefined || payable === undefined || payable === run.nightly
    ? run
    : { nightly: payable, fullNightly: undefined }

/** Price of a night, with the one before the discount struck through. */
const NightlyPrice = ({ room, quoted }: NightlyPriceProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const listedPrice = useListedPrice()
  const { nightly, fullNightly } = quoted ?? nightlyOf(room)
  if (nightly <= 0) return <span>{t('summary.notAvailable')}</span>
  return (
    <Price
      price={quoted ? formatPrice(lang, nightly) : listedPrice(room)}
      priceLabel={t('summary.now')}
      oldPrice={fullNightly === undefined ? undefined : formatPrice(lang, fullNightly)}
      oldPriceLabel={t('summary.before')}
    />
  )
}

/** One line of the ticket; a dash if the value is unknown. */
export const SummaryRow = ({ name, value }: { name: string; value: ReactNode }) => (
  <div className={styles.row}>
    <dt>{name}</dt>
    <dd>{value || '–'}</dd>
  </div>
)
