import { z } from 'zod'
import { errorBody } from '../schemas/error-body.ts'
import { receipt } from '../schemas/messages.ts'
import { blockInput, blockParams, chart, chartQuery, staffBlock } from './chart.ts'
import { closureEndInput, closureInput, closurePreview, closurePreviewInput } from './closures.ts'
import { staffEvent } from './events.ts'
import { staffFacts, staffFactsInput } from './facts.ts'
import { figures, figuresCsv, figuresQuery, nationalitiesCsv } from './figures.ts'
import { approveFloodInput, cancelFloodInput, cancelledFlood, floodReviewsInput, floods } from './floods.ts'
import { housekeptUnit, unitParams, unitStateInput } from './housekeeping.ts'
import {
  acceptInviteInput,
  codeInput,
  idParams,
  invite,
  invited,
  inviteToken,
  listedSession,
  member,
  newMemberInput,
  roleInput,
  sendCodeInput,
  signInInput,
  staffSession,
} from './members.ts'
import {
  answeredInput,
  answerInput,
  closedMessages,
  closeInput,
  messageParams,
  messagesQuery,
  staffMessage,
} from './messages.ts'
import { newPasskeyInput, passkey, passkeyOptions } from './passkeys.ts'
import { paymentInput, refundInput, reversalInput, takings } from './payments.ts'
import {
  photographMoveInput,
  photographParams,
  photographTypes,
  roomOfPhotographs,
  roomPhotographs,
} from './photographs.ts'
import {
  priceChangeInput,
  priceChanges,
  priceGrid,
  pricePreview,
  pricePreviewInput,
  undoPricesInput,
} from './prices.ts'
import { endPushInput, pushSettings, pushSettingsInput, pushSubscriptionInput } from './push.ts'
import {
  promotionCodeEndInput,
  promotionCodeInput,
  rateRules,
  restrictionEndInput,
  restrictionInput,
} from './rate-rules.ts'
import { reviewStatusInput, reviewsQuery, staffReview } from './reviews.ts'
import {
  amenityChangeInput,
  amenityInput,
  amenityParams,
  listedRoomType,
  newRoomTypeInput,
  newUnitInput,
  roomAddressInput,
  roomTypeInput,
  roomTypeParams,
  staffAmenity,
  staffRoomType,
} from './room-types.ts'
import type { StaffRouteName } from './routes/index.ts'
import {
  cancelInput,
  dayQuery,
  markInput,
  nationalitiesInput,
  noteInput,
  paymentParams,
  priceInput,
  staffChangeQuote,
  staffDay,
  staffStay,
  stayChangeInput,
  stayChangeQuoteInput,
  stayPage,
  stayParams,
} from './stays.ts'
import { versioned } from './version.ts'
import { walkInInput, walkInQuote, walkInQuoteInput } from './walk-ins.ts'

/** What a route takes and answers. */
export interface StaffSchema {
  params?: z.ZodObject
  query?: z.ZodType
  body?: z.ZodType
  /** Content types of a body that is a file as it is. */
  file?: readonly string[]
  /** Of the answer with 200, or with the status that it says. */
  answer: z.ZodType
  status?: 201 | 202
}

const ofStay = { params: stayParams, answer: staffStay }

/** Schemas of the staff API, by the names of `staffRoutes`. */
export const staffSchemas = {
  readInvite: { body: inviteToken, answer: invite },
  inviteOptions: { body: inviteToken, answer: passkeyOptions },
  acceptInvite: { body: acceptInviteInput, answer: staffSession, status: 201 },
  signInOptions: { answer: passkeyOptions },
  signIn: { body: signInInput, answer: staffSession },
  sendCode: { body: sendCodeInput, answer: receipt, status: 202 },
  signInByCode: { body: codeInput, answer: staffSession },
  signOut: { answer: receipt },
  readSession: { answer: staffSession },
  proofOptions: { answer: passkeyOptions },
  prove: { body: signInInput, answer: staffSession },
  listOwnSessions: { answer: listedSession.array() },
  endOwnSession: { params: idParams, answer: receipt },
  listPasskeys: { answer: passkey.array() },
  passkeyOptions: { answer: passkeyOptions },
  addPasskey: { body: newPasskeyInput, answer: passkey, status: 201 },
  removePasskey: { params: idParams, answer: receipt },
  /** A stream of server-sent events; the schema is of the data of one. */
  events: { answer: staffEvent },
  readPush: { answer: pushSettings },
  setPush: { body: pushSettingsInput, answer: pushSettings },
  /** The phone of this session, in the language of the request; once more for one that is known already. */
  subscribePush: { body: pushSubscriptionInput, answer: receipt, status: 201 },
  endPush: { body: endPushInput, answer: receipt },
  /** To the phone of this session, quiet hours or not. */
  testPush: { answer: receipt, status: 202 },
  listMembers: { answer: member.array() },
  inviteMember: { body: newMemberInput, answer: invited, status: 201 },
  inviteAgain: { params: idParams, answer: invited },
  setRole: { params: idParams, body: roleInput, answer: member },
  removeMember: { params: idParams, answer: receipt },
  endSessionsOfMember: { params: idParams, answer: receipt },
  readDay: { query: dayQuery, answer: staffDay },
  readChart: { query: chartQuery, answer: chart },
  readStay: { params: stayParams, answer: stayPage },
  markStay: { ...ofStay, body: markInput },
  quoteStayChange: { params: stayParams, body: stayChangeQuoteInput, answer: staffChangeQuote },
  changeStay: { ...ofStay, body: stayChangeInput },
  writeNote: { ...ofStay, body: noteInput },
  setNationalities: { ...ofStay, body: nationalitiesInput },
  setPrice: { ...ofStay, body: priceInput },
  cancelStay: { ...ofStay, body: cancelInput },
  readTakings: { query: dayQuery, answer: takings },
  /** These three with the header `Idempotency-Key`, as `addWalkIn`: a retry with it never pays twice. */
  takePayment: { ...ofStay, body: paymentInput },
  refundStay: { ...ofStay, body: refundInput },
  reversePayment: { params: paymentParams, body: reversalInput, answer: staffStay },
  quoteWalkIn: { body: walkInQuoteInput, answer: walkInQuote },
  /** With the header `Idempotency-Key`, a UUID for one attempt: a retry with it never books twice. */
  addWalkIn: { body: walkInInput, answer: staffStay, status: 201 },
  readFloods: { answer: floods },
  /** Each as `cancelStay` without a fee: the guest hears of it by mail. */
  cancelFlood: { body: cancelFloodInput, answer: cancelledFlood },
  setFloodReviews: { body: floodReviewsInput, answer: receipt },
  approveFlood: { body: approveFloodInput, answer: receipt },
  addBlock: { body: blockInput, answer: staffBlock, status: 201 },
  removeBlock: { params: blockParams, answer: receipt },
  listMessages: { query: messagesQuery, answer: staffMessage.array() },
  readMessage: { params: messageParams, answer: staffMessage },
  answerMessage: { params: messageParams, body: answerInput, answer: staffMessage },
  markAnswered: { params: messageParams, body: answeredInput, answer: staffMessage },
  closeMessages: { body: closeInput, answer: closedMessages },
  listReviews: { query: reviewsQuery, answer: staffReview.array() },
  setReviewStatus: { params: idParams, body: reviewStatusInput, answer: staffReview },
  listUnits: { answer: housekeptUnit.array() },
  setUnitState: { params: unitParams, body: unitStateInput, answer: housekeptUnit },
  readPrices: { query: chartQuery, answer: priceGrid },
  previewPrices: { body: pricePreviewInput, answer: pricePreview },
  changePrices: { body: priceChangeInput, answer: priceGrid },
  readPriceChanges: { answer: priceChanges },
  /** Prices and rules as they were before the last change, or without an earlier one that nothing later is about. */
  undoPrices: { body: undoPricesInput, answer: receipt },
  readRateRules: { answer: rateRules },
  addRestriction: { body: restrictionInput, answer: rateRules },
  endRestriction: { body: restrictionEndInput, answer: rateRules },
  previewClosure: { body: closurePreviewInput, answer: closurePreview },
  closeHouse: { body: closureInput, answer: rateRules },
  endClosure: { body: closureEndInput, answer: rateRules },
  addPromotionCode: { body: promotionCodeInput, answer: rateRules },
  endPromotionCode: { body: promotionCodeEndInput, answer: rateRules },
  listRoomTypes: { answer: listedRoomType.array() },
  readRoomType: { params: roomTypeParams, answer: staffRoomType },
  changeRoomType: { params: roomTypeParams, body: roomTypeInput, answer: staffRoomType },
  addRoomType: { body: newRoomTypeInput, answer: staffRoomType, status: 201 },
  /** Guests find it from then on, for the first time or again. */
  offerRoomType: { params: roomTypeParams, body: versioned, answer: staffRoomType },
  /** Guests find it no more. */
  endRoomType: { params: roomTypeParams, body: versioned, answer: staffRoomType },
  /** A draft, with all that was stored of it, for good. */
  discardRoomType: { params: roomTypeParams, body: versioned, answer: receipt },
  setRoomAddress: { params: roomTypeParams, body: roomAddressInput, answer: staffRoomType },
  addUnit: { params: roomTypeParams, body: newUnitInput, answer: staffRoomType },
  removeUnit: { params: unitParams, body: versioned, answer: staffRoomType },
  listAmenities: { answer: staffAmenity.array() },
  addAmenity: { body: amenityInput, answer: staffAmenity, status: 201 },
  changeAmenity: { params: amenityParams, body: amenityChangeInput, answer: staffAmenity },
  removeAmenity: { params: amenityParams, body: versioned, answer: receipt },
  listPhotographs: { params: roomOfPhotographs, answer: roomPhotographs },
  /** Becomes the last of its room. At most `staffLimits.photographs.bytes`. */
  addPhotograph: { params: roomOfPhotographs, file: photographTypes, answer: roomPhotographs, status: 201 },
  movePhotograph: { params: photographParams, body: photographMoveInput, answer: roomPhotographs },
  removePhotograph: { params: photographParams, answer: roomPhotographs },
  restorePhotograph: { params: photographParams, answer: roomPhotographs },
  readFacts: { answer: staffFacts },
  changeFacts: { body: staffFactsInput, answer: staffFacts },
  readFigures: { query: figuresQuery, answer: figures },
  /** A file of text, with a header line. */
  exportFigures: { query: figuresQuery, answer: figuresCsv },
  /** Another one: the figures by nationality. */
  exportNationalities: { query: figuresQuery, answer: nationalitiesCsv },
} as const satisfies Record<StaffRouteName, StaffSchema>

/**
 * Body of `changed_meanwhile`: somebody was quicker, nothing was changed. Of `unit_in_use`, `room_in_use` and
 * `room_incomplete`, too, for what lies ahead or is missing. `current` is what the write was about as it is now, in the
 * shape that the route answers; of `amenity_in_use`, the amenity.
 */
export const changedMeanwhileBody = errorBody.extend({
  current: z.union([
    staffStay,
    staffMessage,
    staffReview,
    housekeptUnit,
    priceGrid,
    rateRules,
    member,
    staffRoomType,
    staffAmenity,
    roomPhotographs,
    staffFacts,
  ]),
})

type Schemas = typeof staffSchemas

/** What is sent to a route: parameters of its path, its query and its body, where it has them. */
export type StaffInput<N extends StaffRouteName> = {
  [K in 'params' | 'query' | 'body' as Schemas[N] extends Record<K, z.ZodType>
    ? K
    : never]: Schemas[N] extends Record<K, infer S extends z.ZodType> ? z.input<S> : never
}
/** What a route answers. */
export type StaffAnswer<N extends StaffRouteName> = z.output<Schemas[N]['answer']>
export type ChangedMeanwhileBody = z.infer<typeof changedMeanwhileBody>
