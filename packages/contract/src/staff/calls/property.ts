import * as s from '../shapes.ts'
import { get, post, postWithProof } from './call.ts'

const ofRoom = { params: s.roomTypeParams, answer: s.staffRoomType }
const ofPhotograph = { params: s.photographParams, answer: s.roomPhotographs }

/** Rooms for housekeeping, and as guests see them. */
export const propertyCalls = {
  // housekeeping
  listUnits: get('/units', 'keep rooms', { answer: s.housekeptUnit.array() }),
  setUnitState: post('/units/{roomId}/{unit}/state', 'keep rooms', {
    params: s.unitParams,
    body: s.unitStateInput,
    answer: s.housekeptUnit,
  }),
  // the property
  listRoomTypes: get('/room-types', 'change the property', { answer: s.listedRoomType.array() }),
  readRoomType: get('/room-types/{roomId}', 'change the property', ofRoom),
  changeRoomType: post('/room-types/{roomId}', 'change the property', { ...ofRoom, body: s.roomTypeInput }),
  // what is sold, and for how much, needs the proof that prices need
  addRoomType: postWithProof('/room-types', 'change the property', {
    body: s.newRoomTypeInput,
    answer: s.staffRoomType,
    status: 201,
  }),
  /** Guests find it from then on, for the first time or again. */
  offerRoomType: postWithProof('/room-types/{roomId}/offer', 'change the property', {
    ...ofRoom,
    body: s.versioned,
  }),
  /** Guests find it no more. */
  endRoomType: postWithProof('/room-types/{roomId}/end', 'change the property', {
    ...ofRoom,
    body: s.versioned,
  }),
  /** A draft, with all that was stored of it, for good. */
  discardRoomType: postWithProof('/room-types/{roomId}/discard', 'change the property', {
    ...ofRoom,
    body: s.versioned,
    answer: s.receipt,
  }),
  setRoomAddress: post('/room-types/{roomId}/address', 'change the property', {
    ...ofRoom,
    body: s.roomAddressInput,
  }),
  addUnit: post('/room-types/{roomId}/units', 'change the property', { ...ofRoom, body: s.newUnitInput }),
  nameUnit: post('/room-types/{roomId}/units/{unit}/name', 'change the property', {
    params: s.unitParams,
    body: s.unitNameInput,
    answer: s.staffRoomType,
  }),
  removeUnit: postWithProof('/room-types/{roomId}/units/{unit}/remove', 'change the property', {
    params: s.unitParams,
    body: s.versioned,
    answer: s.staffRoomType,
  }),
  listAmenities: get('/amenities', 'change the property', { answer: s.staffAmenity.array() }),
  addAmenity: post('/amenities', 'change the property', {
    body: s.amenityInput,
    answer: s.staffAmenity,
    status: 201,
  }),
  changeAmenity: post('/amenities/{id}', 'change the property', {
    params: s.amenityParams,
    body: s.amenityChangeInput,
    answer: s.staffAmenity,
  }),
  removeAmenity: post('/amenities/{id}/remove', 'change the property', {
    params: s.amenityParams,
    body: s.versioned,
    answer: s.receipt,
  }),
  // photographs of rooms
  listPhotographs: get('/photographs/{roomId}', 'change the property', {
    params: s.roomOfPhotographs,
    answer: s.roomPhotographs,
  }),
  /** Becomes the last of its room. At most `staffLimits.photographs.bytes`. */
  addPhotograph: post('/photographs/{roomId}', 'change the property', {
    params: s.roomOfPhotographs,
    file: s.photographTypes,
    answer: s.roomPhotographs,
    status: 201,
  }),
  movePhotograph: post('/photographs/{roomId}/{id}/move', 'change the property', {
    ...ofPhotograph,
    body: s.photographMoveInput,
  }),
  removePhotograph: post('/photographs/{roomId}/{id}/remove', 'change the property', ofPhotograph),
  restorePhotograph: post('/photographs/{roomId}/{id}/restore', 'change the property', ofPhotograph),
  // texts of the site
  readTexts: get('/texts', 'change the property', { answer: s.staffTexts }),
  /** One section of a screen; guests see it on their next page. */
  changeTexts: post('/texts/{screen}/{section}', 'change the property', {
    params: s.textSectionParams,
    body: s.staffTextsInput,
    answer: s.staffTextSection,
  }),
  /** What every language lacks, in one list. */
  readMissingTexts: get('/texts/missing', 'change the property', { answer: s.staffMissingTexts }),
  readTranslator: get('/texts/translator', 'change the property', { answer: s.staffTranslator }),
  /** Sends stored texts to the configured service, and returns drafts of what a language lacks. */
  proposeTexts: post('/texts/drafts', 'change the property', {
    body: s.translationInput,
    answer: s.staffTranslation,
  }),
  // hours and telephones
  readFacts: get('/facts', 'change the property', { answer: s.staffFacts }),
  changeFacts: postWithProof('/facts', 'change the property', {
    body: s.staffFactsInput,
    answer: s.staffFacts,
  }),
  // how it looks
  readLook: get('/look', 'change the property', { answer: s.staffLook }),
  /** Guests see it on their next page. */
  changeLook: post('/look', 'change the property', { body: s.staffLookInput, answer: s.staffLook }),
  /** The logo, or a photograph instead of a drawing. At most `staffLimits.photographs.bytes`, a logo `staffLimits.logo.bytes`. */
  putLookPicture: post('/look/pictures/{place}', 'change the property', {
    params: s.lookPlaceParams,
    file: s.lookPictureTypes,
    answer: s.staffLook,
  }),
  removeLookPicture: post('/look/pictures/{place}/remove', 'change the property', {
    params: s.lookPlaceParams,
    answer: s.staffLook,
  }),
  // what the seed invented
  listExamples: get('/examples', 'change the property', { answer: s.staffExamples }),
  /** Removes what the list says, and answers with what stays. */
  removeExamples: postWithProof('/examples/remove', 'change the property', {
    body: s.versioned,
    answer: s.staffExamples,
  }),
  // until the property opens
  readSetup: get('/setup', 'change the property', { answer: s.staffSetup }),
  /** Asks DNS about the sender of mail; one check every three seconds. */
  checkMail: get('/setup/mail', 'change the property', {
    query: s.mailCheckQuery,
    answer: s.staffMailCheck,
  }),
  /** It is not offered at the sign-in again. */
  leaveSetup: post('/setup/leave', 'change the property', { answer: s.staffSetup }),
  /** Says what stays include and how they are cancelled. */
  answerTerms: postWithProof('/setup/terms', 'set prices', { body: s.termsInput, answer: s.staffSetup }),
  /** Guests book nothing more until `resumeProperty`; bookings stay. */
  pauseProperty: postWithProof('/setup/pause', 'change the property', {
    body: s.versioned,
    answer: s.staffSetup,
  }),
  resumeProperty: postWithProof('/setup/resume', 'change the property', {
    body: s.versioned,
    answer: s.staffSetup,
  }),
  /** Removes the examples, and opens the property to guests. */
  openProperty: postWithProof('/setup/open', 'change the property', {
    body: s.versioned,
    answer: s.staffSetup,
  }),
}
