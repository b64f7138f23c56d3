import { type StaffStay, unitWithRoom } from '@calm-rest/contract/staff'
import { formatDate, personName } from '@calm-rest/i18n'
import { todayAtProperty } from '../api/today-at-property.ts'

/** Place of a stay: `Sea view · 2`; always with the name or number, which is on the door. */
export const unitOf = (stay: Pick<StaffStay, 'roomType' | 'unit' | 'unitName'>) => unitWithRoom(stay)

export const guestOf = (stay: Pick<StaffStay, 'firstName' | 'lastName'>) => personName(stay)

/** A day in a list: `Thu 26 Nov`. */
export const shortDay = (lang: string, day: string) =>
  formatDate(lang, day, { weekday: 'short', day: 'numeric', month: 'short' })

/** A day of a stay, with its year where that is another than now: `Thu 26 Nov`, `Fri 26 Nov 2027`. */
export const stayDay = (lang: string, day: string) => {
  const isOfThisYear = day.slice(0, 'YYYY'.length) === todayAtProperty().slice(0, 'YYYY'.length)
  return isOfThisYear
    ? shortDay(lang, day)
    : formatDate(lang, day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
}

/** A day that may be of another year: `26 Nov 2027`. */
export const longDay = (lang: string, day: string) => formatDate(lang, day, { dateStyle: 'medium' })
