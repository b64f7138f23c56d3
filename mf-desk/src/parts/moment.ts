import { hotel } from '@calm-rest/contract/hotel'
import { formatDateTime } from '@calm-rest/i18n'

/** A point in time on the property's clock: `26 Nov 2027, 14:05`. */
export const moment = (lang: string, at: string) =>
  formatDateTime(lang, at, hotel.timeZone, { dateStyle: 'medium', timeStyle: 'short' })
