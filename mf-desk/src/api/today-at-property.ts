import { hotel } from '@calm-rest/contract/hotel'
import { type CalendarDate, dateInZone } from '@calm-rest/contract/stay'

/** The day at the property, in any time zone of this device. */
export const todayAtProperty = (): CalendarDate => dateInZone(new Date(), hotel.timeZone)
