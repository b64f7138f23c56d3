import type { WidgetEvent } from '@calm-rest/contract/widget'
import type { OfferedRoom } from './offered-rooms.ts'
import { canBeBooked } from './room-offer.tsx'

/** Notifies the host that a room was chosen, with the stay that it is offered for. */
export const roomChosen = ({ room, offer, stay }: OfferedRoom): WidgetEvent => ({
  type: 'room-chosen',
  roomId: room._id,
  total: canBeBooked(offer) ? offer?.totalPrice : undefined,
  ...stay,
})
