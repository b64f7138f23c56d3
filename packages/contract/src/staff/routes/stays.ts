import { get, post, postWithProof } from './route.ts'

/**
 * What the day brings, the chart, and everything of one stay. A route without a proof may answer `proof_required` all the
 * same: a total that falls and more than a day's work take one (`staffLimits.withoutProof`).
 */
export const stayRoutes = {
  // stays
  readDay: get('/api/staff/day', 'read stays'),
  readChart: get('/api/staff/chart', 'read stays'),
  readStay: get('/api/staff/stays/{reference}', 'read stays'),
  markStay: post('/api/staff/stays/{reference}/mark', 'change stays'),
  quoteStayChange: post('/api/staff/stays/{reference}/quote', 'change stays'),
  changeStay: post('/api/staff/stays/{reference}/change', 'change stays'),
  writeNote: post('/api/staff/stays/{reference}/note', 'change stays'),
  setNationalities: post('/api/staff/stays/{reference}/nationalities', 'change stays'),
  setPrice: postWithProof('/api/staff/stays/{reference}/price', 'decide money'),
  cancelStay: postWithProof('/api/staff/stays/{reference}/cancel', 'decide money'),
  readTakings: get('/api/staff/takings', 'decide money'),
  // payments: who brings money needs no proof, who takes it out does
  takePayment: post('/api/staff/stays/{reference}/payments', 'decide money'),
  refundStay: postWithProof('/api/staff/stays/{reference}/refunds', 'decide money'),
  reversePayment: postWithProof('/api/staff/stays/{reference}/payments/{id}/reverse', 'decide money'),
  // walk-in
  quoteWalkIn: post('/api/staff/walk-ins/quote', 'change stays'),
  addWalkIn: post('/api/staff/walk-ins', 'change stays'),
  // blocks
  addBlock: post('/api/staff/blocks', 'block units'),
  removeBlock: post('/api/staff/blocks/{id}/remove', 'block units'),
}
