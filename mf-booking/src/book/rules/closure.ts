import type { Api, CallOptions, ClosedProperty, ErrorBody } from '@calm-rest/contract/api'
import { readAges } from '@calm-rest/contract/stay'
import type { ChosenRoom } from './availability.ts'
import type { Draft } from './draft.ts'
import type { AskedPrice } from './price.ts'

/** Closures by the key of the quote that was refused for them. */
export interface AskedClosure {
  question: string
  closed: ClosedProperty | undefined
}

/** Whether the API refused a stay because the property is closed on one of its nights. */
export const isPropertyClosed = ({ fields = [] }: ErrorBody) =>
  fields.some(({ code }) => code === 'property_closed')

/** Whether there is no price because the property is closed. */
export const isRefusedAsClosed = ({ result }: AskedPrice): boolean =>
  !result.ok && result.failure.kind === 'api' && isPropertyClosed(result.failure.body)

/** Requests the closure, and the nearest days on which the chosen room is free. */
export const askClosure = async (
  { checkIn, checkOut, guests, ...more }: Draft,
  [first]: readonly [ChosenRoom, ...ChosenRoom[]],
  api: Api,
  options: CallOptions,
): Promise<ClosedProperty | undefined> => {
  const children = readAges(more.children).join(',') || undefined
  const result = await api.offers.list({ checkIn, checkOut, guests, children }, options)
  if (!result.ok || !result.value.closed) return undefined
  const { closed, offers } = result.value
  const nearest = offers.find(({ roomId }) => roomId === first.room?._id)?.nearest
  return nearest ? { ...closed, nearest } : closed
}
