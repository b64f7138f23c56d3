import { hotel } from '@calm-rest/contract/hotel'
import { formatDateTime } from '@calm-rest/i18n'
import type { DeskLang } from '../words.ts'

/** A moment on the clock of the guesthouse: `26 Nov 2027, 14:05`. */
export const moment = (lang: DeskLang, at: string) =>
  formatDateTime(lang, at, hotel.timeZone, { dateStyle: 'medium', timeStyle: 'short' })
