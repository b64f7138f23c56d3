import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { loadOwnBookings, type OwnBookings } from './load.ts'
import { MyBookingsView } from './view.tsx'

/** The bookings of the signed-in guest, coming and past, with the way to cancel. */
export const widget = defineWidget<object, OwnBookings>({
  words,
  load: loadOwnBookings,
  View: MyBookingsView,
})
