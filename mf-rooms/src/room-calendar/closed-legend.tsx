import type { AvailabilityDay } from '@calm-rest/contract/api'
import type { CalendarDate } from '@calm-rest/contract/stay'
import { ClosedSign } from '@calm-rest/ui/calendar'
import { useTranslation } from 'react-i18next'

/** Legend of closed nights beside taken ones; hidden if no known night is closed. */
export const ClosedLegend = ({ days }: { days: ReadonlyMap<CalendarDate, AvailabilityDay> }) => {
  const { t } = useTranslation()
  const isClosed = [...days.values()].some(({ closed }) => closed)
  return isClosed ? <ClosedSign>{t('calendar.legendClosed')}</ClosedSign> : null
}
