import type { AvailabilityDay } from '@calm-rest/contract/api'
import type { CalendarDate } from '@calm-rest/contract/stay'
import { ClosedSign } from '@calm-rest/ui/calendar'
import { useTranslation } from 'react-i18next'

/** How closed nights look, beside how taken ones do; nothing where no night that is known is one. */
export const ClosedLegend = ({ days }: { days: ReadonlyMap<CalendarDate, AvailabilityDay> }) => {
  const { t } = useTranslation()
  const isClosed = [...days.values()].some(({ closed }) => closed)
  return isClosed ? <ClosedSign>{t('calendar.legendClosed')}</ClosedSign> : null
}
