import { get, post, postWithProof } from './route.ts'

/** Bookings and reviews that came in great numbers at once, and how they are undone together. */
export const floodRoutes = {
  readFloods: get('/api/staff/floods', 'read stays'),
  cancelFlood: postWithProof('/api/staff/floods/bookings/cancel', 'decide money'),
  setFloodReviews: post('/api/staff/floods/reviews', 'judge reviews'),
  approveFlood: post('/api/staff/floods/approve', 'decide money'),
}
