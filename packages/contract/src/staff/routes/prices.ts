import { get, post, postWithProof } from './route.ts'

/** What nights cost, what forbids a stay, when the house is closed, and promotion codes. */
export const priceRoutes = {
  readPrices: get('/api/staff/prices', 'set prices'),
  previewPrices: post('/api/staff/prices/preview', 'set prices'),
  changePrices: postWithProof('/api/staff/prices', 'set prices'),
  readPriceChanges: get('/api/staff/prices/changes', 'set prices'),
  undoPrices: postWithProof('/api/staff/prices/undo', 'set prices'),
  readRateRules: get('/api/staff/rate-rules', 'set prices'),
  addRestriction: postWithProof('/api/staff/rate-rules/restrictions', 'set prices'),
  endRestriction: postWithProof('/api/staff/rate-rules/restrictions/end', 'set prices'),
  previewClosure: post('/api/staff/rate-rules/closures/preview', 'set prices'),
  closeHouse: postWithProof('/api/staff/rate-rules/closures', 'set prices'),
  endClosure: postWithProof('/api/staff/rate-rules/closures/end', 'set prices'),
  addPromotionCode: postWithProof('/api/staff/rate-rules/promotion-codes', 'set prices'),
  endPromotionCode: postWithProof('/api/staff/rate-rules/promotion-codes/end', 'set prices'),
}
