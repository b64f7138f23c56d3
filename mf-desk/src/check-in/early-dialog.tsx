import type { MarkInput, StaffStay } from '@calm-rest/contract/staff'
import {
  addDays,
  type CalendarDate,
  laterOf,
  nightsBetween,
  toCents,
  toDollars,
} from '@calm-rest/contract/stay'
import { formatPrice } from '@calm-rest/i18n'
import { Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useQuote } from '../api/use-quote.ts'
import * as parts from '../parts/parts.module.css'
import { Sheet } from '../parts/sheet.tsx'
import { guestOf, stayDay } from '../parts/stay-names.ts'
import { failureWords } from '../session/failure-words.ts'
import { useLang } from '../use-lang.ts'
import * as styles from './check-in.module.css'

/** What becomes of the nights that a guest leaves. */
export type NightsLeft = Required<Pick<MarkInput, 'nightsLeft' | 'totalPrice'>>

/** The day to which a stay is cut where its guest leaves today; undefined where no night is left. */
export const cutTo = (
  { checkIn, checkOut }: Pick<StaffStay, 'checkIn' | 'checkOut'>,
  today: CalendarDate,
): CalendarDate | undefined => {
  const until = laterOf(today, addDays(checkIn, 1))
  return until < checkOut ? until : undefined
}

interface EarlyDialogProps {
  stay: StaffStay
  /** As `cutTo` says. */
  until: CalendarDate
  onClose: () => void
  /** Given what the guest owes then, in dollars. */
  onChosen: (left: NightsLeft, due: number) => void
}

/** Asks of a guest who leaves before the last night whether the others are charged: with the total of both. */
export const EarlyDialog = ({ stay, until, onClose, onChosen }: EarlyDialogProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { reference, checkOut, due, totalPrice: totalBefore } = stay
  const quoted = useQuote('quoteStayChange', { params: { reference }, body: { checkOut: until } })
  const nights = t('nights', { count: nightsBetween(until, checkOut) })
  const choose = (nightsLeft: NightsLeft['nightsLeft'], totalPrice: number) => {
    const less = toCents(totalBefore) - toCents(totalPrice)
    onChosen({ nightsLeft, totalPrice }, toDollars(toCents(due) - less))
  }
  const total = (price: number) => t('early.total', { total: formatPrice(lang, price) })
  const givenBackWords = () => {
    switch (quoted.status) {
      case 'none':
      case 'asking':
        return t('change.asking')
      case 'failed':
        return failureWords(quoted.failure, t)
      case 'ready':
        return total(quoted.quote.totalPrice)
    }
  }
  return (
    <Sheet title={t('early.title', { name: guestOf(stay) })} onClose={onClose}>
      <div className={styles.ways}>
        <p>{t('early.text', { nights, day: stayDay(lang, checkOut) })}</p>
        <div className={styles.way}>
          <Button variant="secondary" wide onClick={() => choose('charged', totalBefore)}>
            {t('early.charged')}
          </Button>
          <p className={parts.soft}>{total(totalBefore)}</p>
        </div>
        <div className={styles.way}>
          <Button
            variant="secondary"
            wide
            disabled={quoted.status !== 'ready'}
            onClick={() => quoted.status === 'ready' && choose('given_back', quoted.quote.totalPrice)}
          >
            {t('early.givenBack')}
          </Button>
          <p className={parts.soft} role="status">
            {givenBackWords()}
          </p>
        </div>
      </div>
    </Sheet>
  )
}
