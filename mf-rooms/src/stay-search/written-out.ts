import { isCalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { formatDate } from '@calm-rest/i18n'

/** A date as the fields of a stay show it; '' for an invalid date. */
export const writtenOut = (lang: Lang, date: string): string =>
  isCalendarDate(date) ? formatDate(lang, date, { day: 'numeric', month: 'short', year: 'numeric' }) : ''
