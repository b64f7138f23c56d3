import { hotel } from '@calm-rest/contract/hotel'
import { formatDateTime } from '@calm-rest/i18n'

/** A moment on the clock of the guesthouse: `26 Nov 2027, 14:05`. */
export const moment = (lang: string, at: string) =>
  formatDateTime(lang, at, hotel.timeZone, { dateStyle: 'medium', timeStyle: 'short' })
