import * as s from '../shapes.ts'
import { get, post, postWithProof } from './call.ts'

/** Bookings and reviews that came in great numbers at once, and how they are undone together. */
export const floodCalls = {
  readFloods: get('/floods', 'read stays', { answer: s.floods }),
  /** Each as `cancelStay` without a fee: the guest hears of it by mail. */
  cancelFlood: postWithProof('/floods/bookings/cancel', 'decide money', {
    body: s.cancelFloodInput,
    answer: s.cancelledFlood,
  }),
  setFloodReviews: post('/floods/reviews', 'judge reviews', { body: s.floodReviewsInput, answer: s.receipt }),
  approveFlood: post('/floods/approve', 'decide money', { body: s.approveFloodInput, answer: s.receipt }),
}
