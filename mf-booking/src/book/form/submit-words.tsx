import { formatPrice } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import { useBooking, useQuote } from '../desk/desk.ts'

/** What the button says: with the price, since on a phone the summary is further down. */
export const SubmitWords = () => {
  const { t } = useTranslation()
  const lang = useLang()
  const quote = useQuote()
  const sending = useBooking((state) => state.phase.status === 'sending')
  if (sending) return t('submit.busy')
  return quote ? t('submit.withTotal', { total: formatPrice(lang, quote.total) }) : t('submit.idle')
}
