import type { PropsOf } from '@calm-rest/contract/widget'
import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { loadRoomReviews, type ReviewsOfRoom } from './load.ts'
import { RoomReviewsView } from './view.tsx'

/** Reviews of stays in one room, below its page. Hidden if there are none, or if they do not load. */
export const widget = defineWidget<PropsOf<'mf-reviews', 'room-reviews'>, ReviewsOfRoom>({
  words,
  load: loadRoomReviews,
  loadKey: ({ id }) => id,
  View: RoomReviewsView,
})
