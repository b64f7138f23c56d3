import * as s from '../shapes.ts'
import { get, post } from './call.ts'

/** What guests write: to the property, and of it. */
export const messageCalls = {
  listMessages: get('/messages', 'answer messages', {
    query: s.messagesQuery,
    answer: s.staffMessage.array(),
  }),
  readMessage: get('/messages/{id}', 'answer messages', { params: s.messageParams, answer: s.staffMessage }),
  answerMessage: post('/messages/{id}/answer', 'answer messages', {
    params: s.messageParams,
    body: s.answerInput,
    answer: s.staffMessage,
  }),
  closeMessages: post('/closed-messages', 'answer messages', {
    body: s.closeInput,
    answer: s.closedMessages,
  }),
  markAnswered: post('/messages/{id}/answered', 'answer messages', {
    params: s.messageParams,
    body: s.answeredInput,
    answer: s.staffMessage,
  }),
  listReviews: get('/reviews', 'judge reviews', { query: s.reviewsQuery, answer: s.staffReview.array() }),
  readReview: get('/reviews/{id}', 'judge reviews', { params: s.idParams, answer: s.staffReview }),
  setReviewStatus: post('/reviews/{id}/status', 'judge reviews', {
    params: s.idParams,
    body: s.reviewStatusInput,
    answer: s.staffReview,
  }),
}
