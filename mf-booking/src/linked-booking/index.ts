import { defineWidget } from '@calm-rest/federation/widget'
import { type LinkedBookingData, type LinkedProps, loadLinkedBooking } from './load.ts'
import { LinkedBookingView } from './view.tsx'
import { linkedWords } from './words.ts'

/**
 * Shows one booking by the signed link of its mail, where it can be cancelled. The token never appears in
 * a URL or a log.
 */
export const widget = defineWidget<LinkedProps, LinkedBookingData>({
  words: linkedWords,
  load: loadLinkedBooking,
  loadKey: ({ token }) => token,
  View: LinkedBookingView,
})
