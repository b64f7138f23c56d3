import { hotel } from '@calm-rest/contract/hotel'
import { type CalendarDate, dateInZone } from '@calm-rest/contract/stay'

/** Today's date at the property, independent of the device's time zone. */
export const todayAtProperty = (): CalendarDate => dateInZone(new Date(), hotel.timeZone)
