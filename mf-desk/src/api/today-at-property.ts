import { hotel } from '@calm-rest/contract/hotel'
import { type CalendarDate, dateInZone } from '@calm-rest/contract/stay'

/** The day at the guesthouse, in whatever zone this device is. */
export const todayAtHouse = (): CalendarDate => dateInZone(new Date(), hotel.timeZone)
