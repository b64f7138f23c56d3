import type { ClosedProperty } from '@calm-rest/contract/api'
import { addDays } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { formatDate, stayDates } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'

interface ClosedWordsProps {
  closed: ClosedProperty
  lang: Lang
}

/** From the first closed night to the last. */
export const ClosedWords = ({ closed: { from, until }, lang }: ClosedWordsProps) => {
  const { t } = useTranslation()
  const last = addDays(until, -1)
  if (last === from) {
    const night = formatDate(lang, from, { day: 'numeric', month: 'short', year: 'numeric' })
    return <span>{t('offer.closedNight', { night })}</span>
  }
  return <span>{t('offer.closed', stayDates(lang, { checkIn: from, checkOut: last }, { year: true }))}</span>
}
