import type { Quote } from '@calm-rest/contract/api'
import { addDays } from '@calm-rest/contract/stay'
import { formatDate } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import { useBooking } from '../context/booking-context.ts'

type Terms = Quote['plans'][number]['terms']

/** Until when a stay of the chosen dates is cancelled free of charge. */
export const useCancellationWords = () => {
  const { t } = useTranslation()
  const lang = useLang()
  const checkIn = useBooking((state) => state.draft.checkIn)
  return ({ cancellation, freeUntil }: Terms): string => {
    if (freeUntil === null || cancellation.kind === 'non_refundable') return t('terms.cancellation.never')
    if (cancellation.kind === 'hours_after_booking')
      return t('terms.cancellation.hours', { count: cancellation.hours })
    const date = formatDate(lang, addDays(checkIn, -cancellation.days), { day: 'numeric', month: 'long' })
    return t('terms.cancellation.days', { date })
  }
}
