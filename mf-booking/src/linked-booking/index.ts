import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { type LinkedBookingData, type LinkedProps, loadLinkedBooking } from './load.ts'
import { LinkedBookingView } from './view.tsx'

/** One booking by the signed link of its mail, with the way to cancel. The token is in no address and no log. */
export const widget = defineWidget<LinkedProps, LinkedBookingData>({
  words,
  load: loadLinkedBooking,
  loadKey: ({ token }) => token,
  View: LinkedBookingView,
})
