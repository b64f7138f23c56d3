export { type AddressCodes, addressCodeMinutes, createAddressCodes } from './bookings/address-codes.ts'
export { arrivalOf } from './bookings/arrival-plan.ts'
export { type ChangeRequest, type StayChange, sameTerms } from './bookings/change-stay.ts'
export { bookingTable } from './bookings/columns.ts'
export type { NightsLeft } from './bookings/early-departure.ts'
export { bookingsOfDay } from './bookings/environment.ts'
export { toGuestBooking, toLinkedBooking } from './bookings/guest-view.ts'
export { mayArrive, mayLeave, noShowOf, undoableOf } from './bookings/life-of-stay.ts'
export { cancellationOf } from './bookings/policy.ts'
export { maySetPrice } from './bookings/set-price.ts'
export type { BookingGroup } from './bookings/stays.ts'
export {
  breakfastOf,
  extraIdsOf,
  priceLinesOf,
  quotedOf,
  type StoredBooking,
  selectBookings,
} from './bookings/stored-booking.ts'
export { type CalendarFile, stayCalendar } from './calendar-file/stay-calendar.ts'
export type { Feed } from './channels/feeds.ts'
export { invoiceStands } from './documents/documents.ts'
export { documentsOver } from './documents/forget-documents.ts'
export { isRegisteredOn } from './documents/print/facts-of-folio.ts'
export { documentPath, toStaffDocument } from './documents/stored-document.ts'
export { type ErasureRow, hashAddress } from './erasure/erased.ts'
export type { Erased } from './erasure/forget-address.ts'
export { createForgetStays } from './erasure/forget-stays.ts'
export type { ExampleRoom } from './examples/examples.ts'
export { createFloods } from './floods.ts'
export { type ChargedItem, type StoredCharge, toCharge } from './folio/charges.ts'
export { chargeTable, payerTable } from './folio/columns.ts'
export type { Closing } from './messages/answer.ts'
export { type MessageReply, messageTable, replyTable, type StoredMessage } from './messages/columns.ts'
export { selectMessages } from './messages/queries.ts'
export { nationalityNamer, nationalityRows } from './nationalities/figures.ts'
export { countNoted, nationalitiesOf } from './nationalities/of-stay.ts'
export type { PaymentOrder } from './online-payments/columns.ts'
export { paymentNoticeTable, paymentOrderTable } from './online-payments/columns.ts'
export { createNotices } from './online-payments/notices.ts'
export {
  type PaymentOptions,
  paymentOptions,
  paymentVariableGroups,
  paymentVariables,
} from './online-payments/options.ts'
export { isPayable } from './online-payments/order-state.ts'
export type { PaidEntry } from './online-payments/orders.ts'
export { paymentPath } from './online-payments/payment-path.ts'
export { startRetrieval } from './online-payments/start-retrieval.ts'
export {
  type GivenStayOptions,
  noStayCaps,
  type StayOptions,
  stayOptions,
  stayVariables,
  withUsual,
} from './options.ts'
export { paymentTable } from './payments/columns.ts'
export { dueCentsOf, heldCents, owedCents } from './payments/due.ts'
export { type StoredPayment, toPayment } from './payments/ledger.ts'
export { refundPriceFacts } from './payments/refund-prices.ts'
export type { StoredTender } from './payments/tendered.ts'
export { type ReviewRow, type ReviewStatus, reviewTable } from './reviews/columns.ts'
export { selectReviews, toTestimonial } from './reviews/queries.ts'
export { reviewWindowStart } from './reviews/review-caps.ts'
export { createStays } from './routes.ts'
export { seed } from './seed/seed.ts'
export { type StayServices, staysOf } from './services.ts'
export type { ClosedFigures, CountedCash, TillCloseRow } from './till/closes.ts'
export type { Payout, TransitEntry } from './till/payouts.ts'
export type { TillCash, TillFigures } from './till/till-figures.ts'
export type { OpenTill } from './till/tills.ts'
