import { type CalendarDate, isCalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { formatDate } from '@calm-rest/i18n'
import { textOf, valuesOf } from '@calm-rest/ui/form'
import type { StayDateName } from '@calm-rest/ui/stay-calendar'
import { writtenOut } from '../dates/date-styles.ts'
import { readTypedDate } from '../dates/typed-date.ts'

/** Name of a date's text field; the named input of the date itself is hidden, and filled by the script. */
export const typedName = (dateName: StayDateName) => `${dateName}Typed`

/**
 * The fields of a form that the browser submitted without a script. Dates are then text in the page's
 * language; unreadable text stays beside its empty date.
 */
export const readBookingForm = (form: FormData, lang: Lang): Record<string, string> => ({
  ...valuesOf(form),
  ...dateValues(form, 'checkIn', lang),
  ...dateValues(form, 'checkOut', lang),
})

const dateValues = (form: FormData, dateName: StayDateName, lang: Lang) => {
  const sent = textOf(form, dateName)
  const before: CalendarDate = isCalendarDate(sent) ? sent : ''
  // our pages only send dates there: a hand-made request gets the error at the field
  const typed = textOf(form, typedName(dateName)) || (before ? '' : sent)
  // unchanged since the page was rendered: not edited
  if (before && typed === formatDate(lang, before, writtenOut))
    return { [dateName]: before, [typedName(dateName)]: '' }
  const { date } = readTypedDate(lang, typed)
  return { [dateName]: date ?? '', [typedName(dateName)]: date === undefined ? typed : '' }
}
