import type { AvailabilityDay } from '@calm-rest/contract/api'
import type { CalendarDate } from '@calm-rest/contract/stay'
import { ClosedSign } from '@calm-rest/ui/calendar'
import { useTranslation } from 'react-i18next'

/** Whether the house is closed in a night among those that are known. */
export const hasClosed = (days: ReadonlyMap<CalendarDate, AvailabilityDay>): boolean =>
  [...days.values()].some(({ closed }) => closed)

/** How closed nights look, beside how taken ones do. */
export const ClosedLegend = () => {
  const { t } = useTranslation()
  return <ClosedSign>{t('calendar.legendClosed')}</ClosedSign>
}
