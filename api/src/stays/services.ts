import { createServices } from '../core/database/services.ts'
import { createBook } from './bookings/book.ts'
import { createBookingFacts } from './bookings/booking-facts.ts'
import { createBookings } from './bookings/bookings.ts'
import { createCancel } from './bookings/cancel.ts'
import { createChangeStay } from './bookings/change-stay.ts'
import { createEarlyDeparture } from './bookings/early-departure.ts'
import { createIdempotency } from './bookings/idempotency.ts'
import { createLifeOfStay } from './bookings/life-of-stay.ts'
import { createHoldings } from './bookings/night-caps.ts'
import { createSetPrice } from './bookings/set-price.ts'
import { createStayReads } from './bookings/stays.ts'
import { createBookingReads } from './bookings/stored-booking.ts'
import { createTakenUp } from './bookings/taken-up.ts'
import { createUnitOfStay } from './bookings/unit-of-stay.ts'
import { createBooks } from './books/books.ts'
import { createPosting } from './books/posting.ts'
import { createFeeds } from './channels/feeds.ts'
import { createDocuments } from './documents/documents.ts'
import { createForgetAccount, createRemoval } from './erasure/forget-account.ts'
import { createErasure, createForgetAddress } from './erasure/forget-address.ts'
import { createExamples } from './examples/examples.ts'
import { createCharges } from './folio/charges.ts'
import { createDiscounts } from './folio/discounts.ts'
import { createFolios } from './folio/folios.ts'
import { createLocalGuests } from './folio/local-guests.ts'
import { createPayers } from './folio/payers.ts'
import { createAnswer } from './messages/answer.ts'
import { createMessageQueries } from './messages/queries.ts'
import { createNationalityFigures } from './nationalities/figures.ts'
import { createPaymentOrders } from './online-payments/orders.ts'
import { createLedger } from './payments/ledger.ts'
import { createRefundPrices } from './payments/refund-prices.ts'
import { createReviewQueries } from './reviews/queries.ts'
import { createReviewCounts } from './reviews/review-flood.ts'
import { createReviewStatus } from './reviews/review-status.ts'
import { createCloses } from './till/closes.ts'
import { createPaymentSettings } from './till/payment-settings.ts'
import { createPayouts } from './till/payouts.ts'
import { createTills } from './till/tills.ts'

/** Services for other areas: bookings, messages and reviews. */
export const staysOf = createServices({
  /** Bookings as guests make them, without limits. */
  online: (db) => createBookings(db),
  answer: createAnswer,
  book: createBook,
  bookingFacts: createBookingFacts,
  bookings: createBookingReads,
  books: createBooks,
  cancel: createCancel,
  charges: createCharges,
  changeStay: createChangeStay,
  closes: createCloses,
  discounts: createDiscounts,
  documents: createDocuments,
  earlyDeparture: createEarlyDeparture,
  erasure: createErasure,
  examples: createExamples,
  feeds: createFeeds,
  folios: createFolios,
  forgetAccount: createForgetAccount,
  forgetAddress: createForgetAddress,
  holdings: createHoldings,
  idempotency: createIdempotency,
  ledger: createLedger,
  lifeOfStay: createLifeOfStay,
  localGuests: createLocalGuests,
  messages: createMessageQueries,
  nationalityFigures: createNationalityFigures,
  posting: createPosting,
  paymentOrders: createPaymentOrders,
  paymentSettings: createPaymentSettings,
  payouts: createPayouts,
  payers: createPayers,
  refundPrices: createRefundPrices,
  removal: createRemoval,
  reviewCounts: createReviewCounts,
  reviewStatus: createReviewStatus,
  reviews: createReviewQueries,
  setPrice: createSetPrice,
  stayReads: createStayReads,
  takenUp: createTakenUp,
  tills: createTills,
  unitOfStay: createUnitOfStay,
})

export type StayServices = ReturnType<typeof staysOf>
