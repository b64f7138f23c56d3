import type { WidgetEvent } from '@calm-rest/contract/widget'
import type { OfferedRoom } from './offered-rooms.ts'
import { canBeBooked } from './room-offer.tsx'

/** Tells the host that a room was chosen, with the stay for which it is offered. */
export const roomChosen = ({ room, offer, stay }: OfferedRoom): WidgetEvent => ({
  type: 'room-chosen',
  roomId: room._id,
  total: canBeBooked(offer) ? offer?.totalPrice : undefined,
  ...stay,
})
