import * as s from '../shapes.ts'
import { get, post, postWithProof } from './call.ts'

/** What nights cost, what forbids a stay, when the property is closed, and promotion codes. */
export const priceCalls = {
  readPrices: get('/prices', 'set prices', { query: s.chartQuery, answer: s.priceGrid }),
  previewPrices: post('/prices/preview', 'set prices', { body: s.pricePreviewInput, answer: s.pricePreview }),
  changePrices: postWithProof('/prices', 'set prices', { body: s.priceChangeInput, answer: s.priceGrid }),
  readPriceChanges: get('/prices/changes', 'set prices', { answer: s.priceChanges }),
  /** Prices and rules as they were before the last change, or without an earlier one that nothing later is about. */
  undoPrices: postWithProof('/prices/undo', 'set prices', { body: s.undoPricesInput, answer: s.receipt }),
  readRoomPrices: get('/prices/rooms', 'set prices', { answer: s.roomPrices }),
  changeRoomPrices: postWithProof('/prices/rooms/{roomId}', 'set prices', {
    params: s.roomPricesParams,
    body: s.roomPricesInput,
    answer: s.roomPrices,
  }),
  readRates: get('/rates', 'set prices', { answer: s.staffRates }),
  saveRate: postWithProof('/rates', 'set prices', { body: s.rateInput, answer: s.staffRates }),
  endRate: postWithProof('/rates/end', 'set prices', { body: s.rateEndInput, answer: s.staffRates }),
  /** What a stay costs, and why: asking changes nothing. */
  previewStay: post('/rates/explain', 'set prices', {
    body: s.stayExplanationInput,
    answer: s.stayExplanation,
  }),
  previewSeasonCopy: post('/rates/seasons/preview', 'set prices', {
    body: s.seasonCopyPreviewInput,
    answer: s.seasonCopyPreview,
  }),
  copySeasons: postWithProof('/rates/seasons', 'set prices', {
    body: s.seasonCopyInput,
    answer: s.staffRates,
  }),
  readRateRules: get('/rate-rules', 'set prices', { answer: s.rateRules }),
  addRestriction: postWithProof('/rate-rules/restrictions', 'set prices', {
    body: s.restrictionInput,
    answer: s.rateRules,
  }),
  endRestriction: postWithProof('/rate-rules/restrictions/end', 'set prices', {
    body: s.restrictionEndInput,
    answer: s.rateRules,
  }),
  previewClosure: post('/rate-rules/closures/preview', 'set prices', {
    body: s.closurePreviewInput,
    answer: s.closurePreview,
  }),
  closeProperty: postWithProof('/rate-rules/closures', 'set prices', {
    body: s.closureInput,
    answer: s.rateRules,
  }),
  endClosure: postWithProof('/rate-rules/closures/end', 'set prices', {
    body: s.closureEndInput,
    answer: s.rateRules,
  }),
  addPromotionCode: postWithProof('/rate-rules/promotion-codes', 'set prices', {
    body: s.promotionCodeInput,
    answer: s.rateRules,
  }),
  changePromotionCode: postWithProof('/rate-rules/promotion-codes/change', 'set prices', {
    body: s.promotionCodeChangeInput,
    answer: s.rateRules,
  }),
  endPromotionCode: postWithProof('/rate-rules/promotion-codes/end', 'set prices', {
    body: s.promotionCodeEndInput,
    answer: s.rateRules,
  }),
}
