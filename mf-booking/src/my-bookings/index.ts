import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { loadOwnBookings, type OwnBookings } from './load.ts'
import { MyBookingsView } from './view.tsx'

/** Upcoming and past bookings of the signed-in guest, which can be cancelled there. */
export const widget = defineWidget<object, OwnBookings>({
  words,
  load: loadOwnBookings,
  View: MyBookingsView,
})
