import type { StaffStay } from '@calm-rest/contract/staff'
import { formatDate, personName } from '@calm-rest/i18n'

/** Where a stay is: `Sea view 2`; the number is shown always, since it stands on the door. */
export const unitOf = ({ roomType, unit }: Pick<StaffStay, 'roomType' | 'unit'>) => `${roomType} · ${unit}`

export const guestOf = (stay: Pick<StaffStay, 'firstName' | 'lastName'>) => personName(stay)

/** A day as it stands in a list: `Thu 26 Nov`. */
export const shortDay = (lang: string, day: string) =>
  formatDate(lang, day, { weekday: 'short', day: 'numeric', month: 'short' })

/** A day that may be of another year: `26 Nov 2027`. */
export const longDay = (lang: string, day: string) => formatDate(lang, day, { dateStyle: 'medium' })
