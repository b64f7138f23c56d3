import type { BookingReceipt } from '@calm-rest/contract/api'
import type { DraftPort } from '@calm-rest/contract/widget'

const name = 'mf-booking/booked'

/** The last booking of this tab: shown after a reload, Back, or a page that broke after booking. */
export interface BookedHere {
  /** The stay that the host proposed to the form, as JSON. */
  proposal: string
  /** As returned by the API: without name and address. */
  receipt: BookingReceipt
}

export const writeBookedHere = (drafts: DraftPort, booked: BookedHere) => drafts.write(name, booked)

export const forgetBookedHere = (drafts: DraftPort | undefined) => drafts?.forget(name)

/** Any release may have stored it: undefined if it is invalid. */
export const readBookedHere = (drafts: DraftPort | undefined): BookedHere | undefined => {
  const stored = drafts?.read(name) as Partial<BookedHere> | null | undefined
  return stored?.receipt?.reference ? (stored as BookedHere) : undefined
}
