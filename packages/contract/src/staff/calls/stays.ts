import * as s from '../shapes.ts'
import { get, post, postWithProof } from './call.ts'

const ofStay = { params: s.stayParams, answer: s.staffStay }

/**
 * What the day brings, the chart, and everything of one stay. A route without a proof may answer `proof_required` all the
 * same: a total that falls and more than a day's work take one (`staffLimits.withoutProof`).
 */
export const stayCalls = {
  // stays
  readDay: get('/day', 'read stays', { query: s.dayQuery, answer: s.staffDay }),
  readChart: get('/chart', 'read stays', { query: s.chartQuery, answer: s.chart }),
  readStay: get('/stays/{reference}', 'read stays', { params: s.stayParams, answer: s.stayPage }),
  markStay: post('/stays/{reference}/mark', 'check in and out', { ...ofStay, body: s.markInput }),
  quoteStayChange: post('/stays/{reference}/quote', 'change stays', {
    params: s.stayParams,
    body: s.stayChangeQuoteInput,
    answer: s.staffChangeQuote,
  }),
  changeStay: post('/stays/{reference}/change', 'change stays', { ...ofStay, body: s.stayChangeInput }),
  writeNote: post('/stays/{reference}/note', 'check in and out', { ...ofStay, body: s.noteInput }),
  setNationalities: post('/stays/{reference}/nationalities', 'check in and out', {
    ...ofStay,
    body: s.nationalitiesInput,
  }),
  setPrice: postWithProof('/stays/{reference}/price', 'decide money', { ...ofStay, body: s.priceInput }),
  markLocalGuests: postWithProof('/stays/{reference}/local-guests', 'decide money', {
    ...ofStay,
    body: s.localGuestsInput,
  }),
  cancelStay: postWithProof('/stays/{reference}/cancel', 'decide money', { ...ofStay, body: s.cancelInput }),
  readTakings: get('/takings', 'read takings', { query: s.dayQuery, answer: s.takings }),
  readTills: get('/tills', 'read takings', { answer: s.tillPage }),
  /** With the header `Idempotency-Key`, as `addWalkIn`: a retry with it answers the same close. */
  closeTill: post('/tills/close', 'close the till', { body: s.closeTillInput, answer: s.tillClose }),
  /** With the header `Idempotency-Key`, as `closeTill`. */
  addPayout: post('/tills/payouts', 'close the till', { body: s.payoutInput, answer: s.payout, status: 201 }),
  /** Other currencies in which a guest can pay in cash, with their rates now, and the code to scan. */
  readWaysToPay: get('/ways-to-pay', 'take payments', { answer: s.waysToPay }),
  changeMerchantCode: postWithProof('/ways-to-pay/code', 'change the property', {
    body: s.merchantCodeInput,
    answer: s.waysToPay,
  }),
  // payments: who brings money needs no proof, who takes it out does
  /** These three with the header `Idempotency-Key`, as `addWalkIn`: a retry with it never pays twice. */
  takePayment: post('/stays/{reference}/payments', 'take payments', { ...ofStay, body: s.paymentInput }),
  refundStay: postWithProof('/stays/{reference}/refunds', 'decide money', { ...ofStay, body: s.refundInput }),
  reversePayment: postWithProof('/stays/{reference}/payments/{id}/reverse', 'decide money', {
    params: s.paymentParams,
    body: s.reversalInput,
    answer: s.staffStay,
  }),
  /** A link with which the guest pays online. Made again, there are two, and what is paid twice is due back. */
  addPaymentLink: post('/stays/{reference}/payment-links', 'take payments', {
    params: s.stayParams,
    body: s.paymentLinkInput,
    answer: s.staffPaymentLink,
    status: 201,
  }),
  /** Mails a link to the guest. */
  mailPaymentLink: post('/stays/{reference}/payment-links/{id}/mail', 'take payments', {
    params: s.paymentLinkParams,
    answer: s.receipt,
  }),
  /** Ends a link that was not paid. */
  endPaymentLink: post('/stays/{reference}/payment-links/{id}/end', 'take payments', {
    params: s.paymentLinkParams,
    answer: s.staffPaymentLink,
  }),
  holdDeposit: post('/stays/{reference}/deposits', 'take payments', { ...ofStay, body: s.depositInput }),
  returnDeposit: post('/stays/{reference}/deposits/{id}/return', 'take payments', {
    params: s.paymentParams,
    body: s.depositReturnInput,
    answer: s.staffStay,
  }),
  // charges: the same header; who takes one back needs a proof
  addCharges: post('/stays/{reference}/charges', 'take payments', { ...ofStay, body: s.chargeInput }),
  reverseCharge: postWithProof('/stays/{reference}/charges/{id}/reverse', 'decide money', {
    params: s.chargeParams,
    body: s.chargeReversalInput,
    answer: s.staffStay,
  }),
  giveDiscount: postWithProof('/stays/{reference}/discounts', 'decide money', {
    ...ofStay,
    body: s.discountInput,
  }),
  /** Gives a payment that was made online back by its provider. */
  refundOnline: postWithProof('/stays/{reference}/payments/{id}/refund-online', 'decide money', {
    params: s.paymentParams,
    body: s.onlineRefundInput,
    answer: s.staffStay,
  }),
  setPayers: post('/stays/{reference}/payers', 'take payments', { ...ofStay, body: s.payersInput }),
  // walk-in
  quoteWalkIn: post('/walk-ins/quote', 'change stays', { body: s.walkInQuoteInput, answer: s.walkInQuote }),
  /** With the header `Idempotency-Key`, a UUID for one attempt: a retry with it never books twice. */
  addWalkIn: post('/walk-ins', 'change stays', { body: s.walkInInput, answer: s.staffStay, status: 201 }),
  // blocks
  addBlock: post('/blocks', 'block units', { body: s.blockInput, answer: s.staffBlock, status: 201 }),
  /** A block that has begun keeps its nights so far: it goes on elsewhere, or ends on another day. */
  changeBlock: post('/blocks/{id}/change', 'block units', {
    params: s.blockParams,
    body: s.blockInput,
    answer: s.staffBlock,
  }),
  removeBlock: post('/blocks/{id}/remove', 'block units', { params: s.blockParams, answer: s.receipt }),
}
