import { get, post } from './route.ts'

/** What guests write: to the house, and of it. */
export const messageRoutes = {
  listMessages: get('/api/staff/messages', 'answer messages'),
  readMessage: get('/api/staff/messages/{id}', 'answer messages'),
  answerMessage: post('/api/staff/messages/{id}/answer', 'answer messages'),
  closeMessages: post('/api/staff/closed-messages', 'answer messages'),
  markAnswered: post('/api/staff/messages/{id}/answered', 'answer messages'),
  listReviews: get('/api/staff/reviews', 'judge reviews'),
  setReviewStatus: post('/api/staff/reviews/{id}/status', 'judge reviews'),
}
