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
import { quotedWords } from '../parts/quoted-words.ts'
import { Sheet } from '../parts/sheet.tsx'
import { guestOf, stayDay } from '../parts/stay-names.ts'
import { dueWords } from '../payments/due.tsx'
import { useLang } from '../use-lang.ts'
import * as styles from './check-in.module.css'

/** The decision about a guest's remaining nights. */
export interface NightsLeft {
  nightsLeft: NonNullable<MarkInput['nightsLeft']>
  /** Dollars, of the stay at that time. */
  totalPrice: number
}

/** New departure if the guest leaves today; undefined if no night is left. */
export const cutTo = (
  { checkIn, checkOut }: Pick<StaffStay, 'checkIn' | 'checkOut'>,
  today: CalendarDate,
): CalendarDate | undefined => {
  const until = laterOf(today, addDays(checkIn, 1))
  return until < checkOut ? until : undefined
}

/** Dollars due after the decision about the remaining nights; negative for a refund. */
export const owedAfter = ({ due, totalPrice }: Pick<StaffStay, 'due' | 'totalPrice'>, left?: NightsLeft) =>
  left ? toDollars(toCents(due) - toCents(totalPrice) + toCents(left.totalPrice)) : due

interface EarlyDialogProps {
  stay: StaffStay
  /** As in `cutTo`. */
  until: CalendarDate
  onClose: () => void
  onChosen: (left: NightsLeft) => void
}

/**
 * Asks for an early departure whether the remaining nights are charged, with both totals and the amount due.
 */
export const EarlyDialog = ({ stay, until, onClose, onChosen }: EarlyDialogProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { reference, checkOut, totalPrice: totalBefore } = stay
  const quoted = useQuote('quoteStayChange', { params: { reference }, body: { checkOut: until } })
  const nights = t('nights', { count: nightsBetween(until, checkOut) })
  const chargesAll: NightsLeft = { nightsLeft: 'charged', totalPrice: totalBefore }
  const givenBack = ({ totalPrice }: { totalPrice: number }): NightsLeft => ({
    nightsLeft: 'given_back',
    totalPrice,
  })
  const outcome = (left: NightsLeft) => {
    const total = t('early.total', { total: formatPrice(lang, left.totalPrice) })
    return `${total} · ${dueWords(owedAfter(stay, left), lang, t)}`
  }
  return (
    <Sheet title={t('early.title', { name: guestOf(stay) })} onClose={onClose}>
      <div className={styles.ways}>
        <p>{t('early.text', { nights, day: stayDay(lang, checkOut) })}</p>
        <div className={styles.way}>
          <Button variant="secondary" wide onClick={() => onChosen(chargesAll)}>
            {t('early.charged')}
          </Button>
          <p className={parts.soft}>{outcome(chargesAll)}</p>
        </div>
        <div className={styles.way}>
          <Button
            variant="secondary"
            wide
            disabled={quoted.status !== 'ready'}
            onClick={() => quoted.status === 'ready' && onChosen(givenBack(quoted.quote))}
          >
            {t('early.givenBack')}
          </Button>
          <p className={parts.soft} role="status">
            {quotedWords(quoted, t, t('change.asking'), (quote) => outcome(givenBack(quote)))}
          </p>
        </div>
      </div>
    </Sheet>
  )
}
