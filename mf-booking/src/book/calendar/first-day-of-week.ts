import type { Lang } from '@calm-rest/contract/widget'
import { localeOf } from '@calm-rest/i18n'
import type { Weekday } from '@calm-rest/ui/calendar'

interface WeekInfo {
  firstDay: number
}

// a method in the standard, an attribute in older browsers, missing in Firefox
type WithWeekInfo = Intl.Locale & { getWeekInfo?(): WeekInfo; weekInfo?: WeekInfo }

/** Where a week begins for readers of a language: Monday, where the browser cannot say. */
export const firstDayOfWeek = (lang: Lang): Weekday => {
  const locale: WithWeekInfo = new Intl.Locale(localeOf(lang))
  const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
  return (firstDay % 7) as Weekday
}
