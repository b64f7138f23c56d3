import { defineWidget } from '@calm-rest/federation/widget'
import { type LinkedBookingData, type LinkedProps, loadLinkedBooking } from './load.ts'
import { LinkedBookingView } from './view.tsx'
import { linkedWords } from './words.ts'

/** One booking by the signed link of its mail, with the way to cancel. The token is in no address and no log. */
export const widget = defineWidget<LinkedProps, LinkedBookingData>({
  words: linkedWords,
  load: loadLinkedBooking,
  loadKey: ({ token }) => token,
  View: LinkedBookingView,
})
