import { formatAmount, formatPrice, localeOf } from '@calm-rest/i18n'
import type { CalendarWords } from '@calm-rest/ui/stay-calendar'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'

export const useCalendarWords = (): CalendarWords => {
  const { t } = useTranslation()
  const lang = useLang()
  return {
    locale: localeOf(lang),
    previous: t('calendar.previous'),
    next: t('calendar.next'),
    checkIn: t('calendar.day.checkIn'),
    checkOut: t('calendar.day.checkOut'),
    taken: t('calendar.day.taken'),
    takenMorning: t('calendar.day.takenMorning'),
    closed: t('calendar.day.closed'),
    comma: t('calendar.day.comma'),
    nights: (count) => t('nights', { count }),
    price: (dollars) => formatPrice(lang, dollars),
    amount: (dollars) => formatAmount(lang, dollars),
  }
}
