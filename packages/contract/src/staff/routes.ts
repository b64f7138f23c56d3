import type { Right } from './rights.ts'

/** Who may call a route of the staff API, and where it is. */
export type StaffRoute = {
  method: 'get' | 'post'
  /** `{name}` stands for one segment. */
  path: `/api/staff/${string}`
} & (
  | { access: 'anyone' }
  | {
      access: 'staff'
      right: Right
      /** Only within `staffLimits.proofMinutes` after a passkey was used; otherwise `proof_required`. */
      needsProof?: true
    }
)

/**
 * Every route of the front desk. Its session is a cookie that only these routes read; an answer is never cached. What
 * goes in and comes out: `@calm-rest/contract/staff-schemas`, of the same names. Errors are those of all calls.
 */
export const staffRoutes = {
  // begin: a one-time link
  readInvite: { method: 'post', path: '/api/staff/invite', access: 'anyone' },
  inviteOptions: { method: 'post', path: '/api/staff/invite/options', access: 'anyone' },
  acceptInvite: { method: 'post', path: '/api/staff/invite/accept', access: 'anyone' },
  // sign in
  signInOptions: { method: 'post', path: '/api/staff/sign-in/options', access: 'anyone' },
  signIn: { method: 'post', path: '/api/staff/sign-in', access: 'anyone' },
  sendCode: { method: 'post', path: '/api/staff/sign-in/code', access: 'anyone' },
  signInByCode: { method: 'post', path: '/api/staff/sign-in/code/use', access: 'anyone' },
  signOut: { method: 'post', path: '/api/staff/sign-out', access: 'anyone' },
  // own session
  readSession: { method: 'get', path: '/api/staff/session', access: 'staff', right: 'own session' },
  proofOptions: { method: 'post', path: '/api/staff/proof/options', access: 'staff', right: 'own session' },
  prove: { method: 'post', path: '/api/staff/proof', access: 'staff', right: 'own session' },
  listOwnSessions: { method: 'get', path: '/api/staff/own/sessions', access: 'staff', right: 'own session' },
  endOwnSession: {
    method: 'post',
    path: '/api/staff/own/sessions/{id}/end',
    access: 'staff',
    right: 'own session',
  },
  listPasskeys: { method: 'get', path: '/api/staff/own/passkeys', access: 'staff', right: 'own session' },
  passkeyOptions: {
    ...{ method: 'post', path: '/api/staff/own/passkeys/options', access: 'staff' },
    ...{ right: 'own session', needsProof: true },
  },
  addPasskey: {
    ...{ method: 'post', path: '/api/staff/own/passkeys', access: 'staff' },
    ...{ right: 'own session', needsProof: true },
  },
  removePasskey: {
    ...{ method: 'post', path: '/api/staff/own/passkeys/{id}/remove', access: 'staff' },
    ...{ right: 'own session', needsProof: true },
  },
  events: { method: 'get', path: '/api/staff/events', access: 'staff', right: 'own session' },
  // own phones
  readPush: { method: 'get', path: '/api/staff/own/push', access: 'staff', right: 'own session' },
  setPush: { method: 'post', path: '/api/staff/own/push', access: 'staff', right: 'own session' },
  subscribePush: { method: 'post', path: '/api/staff/own/push/phone', access: 'staff', right: 'own session' },
  endPush: { method: 'post', path: '/api/staff/own/push/phone/end', access: 'staff', right: 'own session' },
  testPush: { method: 'post', path: '/api/staff/own/push/test', access: 'staff', right: 'own session' },
  // the staff
  listMembers: { method: 'get', path: '/api/staff/members', access: 'staff', right: 'manage staff' },
  inviteMember: {
    ...{ method: 'post', path: '/api/staff/members', access: 'staff' },
    ...{ right: 'manage staff', needsProof: true },
  },
  inviteAgain: {
    ...{ method: 'post', path: '/api/staff/members/{id}/invite', access: 'staff' },
    ...{ right: 'manage staff', needsProof: true },
  },
  setRole: {
    ...{ method: 'post', path: '/api/staff/members/{id}/role', access: 'staff' },
    ...{ right: 'manage staff', needsProof: true },
  },
  removeMember: {
    ...{ method: 'post', path: '/api/staff/members/{id}/remove', access: 'staff' },
    ...{ right: 'manage staff', needsProof: true },
  },
  endSessionsOfMember: {
    ...{ method: 'post', path: '/api/staff/members/{id}/sessions/end', access: 'staff' },
    ...{ right: 'manage staff', needsProof: true },
  },
  // stays
  readDay: { method: 'get', path: '/api/staff/day', access: 'staff', right: 'read stays' },
  readChart: { method: 'get', path: '/api/staff/chart', access: 'staff', right: 'read stays' },
  readStay: { method: 'get', path: '/api/staff/stays/{reference}', access: 'staff', right: 'read stays' },
  markStay: {
    method: 'post',
    path: '/api/staff/stays/{reference}/mark',
    access: 'staff',
    right: 'change stays',
  },
  quoteStayChange: {
    method: 'post',
    path: '/api/staff/stays/{reference}/quote',
    access: 'staff',
    right: 'change stays',
  },
  changeStay: {
    method: 'post',
    path: '/api/staff/stays/{reference}/change',
    access: 'staff',
    right: 'change stays',
  },
  writeNote: {
    method: 'post',
    path: '/api/staff/stays/{reference}/note',
    access: 'staff',
    right: 'change stays',
  },
  setNationalities: {
    method: 'post',
    path: '/api/staff/stays/{reference}/nationalities',
    access: 'staff',
    right: 'change stays',
  },
  setPrice: {
    ...{ method: 'post', path: '/api/staff/stays/{reference}/price', access: 'staff' },
    ...{ right: 'decide money', needsProof: true },
  },
  cancelStay: {
    ...{ method: 'post', path: '/api/staff/stays/{reference}/cancel', access: 'staff' },
    ...{ right: 'decide money', needsProof: true },
  },
  // payments: who brings money needs no proof, who takes it out does
  takePayment: {
    method: 'post',
    path: '/api/staff/stays/{reference}/payments',
    access: 'staff',
    right: 'decide money',
  },
  refundStay: {
    ...{ method: 'post', path: '/api/staff/stays/{reference}/refunds', access: 'staff' },
    ...{ right: 'decide money', needsProof: true },
  },
  takeBackPayment: {
    ...{ method: 'post', path: '/api/staff/stays/{reference}/payments/{id}/take-back', access: 'staff' },
    ...{ right: 'decide money', needsProof: true },
  },
  // walk-in
  quoteWalkIn: {
    method: 'post',
    path: '/api/staff/walk-ins/quote',
    access: 'staff',
    right: 'change stays',
  },
  addWalkIn: { method: 'post', path: '/api/staff/walk-ins', access: 'staff', right: 'change stays' },
  // blocks
  addBlock: { method: 'post', path: '/api/staff/blocks', access: 'staff', right: 'block units' },
  removeBlock: {
    method: 'post',
    path: '/api/staff/blocks/{id}/remove',
    access: 'staff',
    right: 'block units',
  },
  // messages and reviews
  listMessages: { method: 'get', path: '/api/staff/messages', access: 'staff', right: 'answer messages' },
  readMessage: { method: 'get', path: '/api/staff/messages/{id}', access: 'staff', right: 'answer messages' },
  answerMessage: {
    method: 'post',
    path: '/api/staff/messages/{id}/answer',
    access: 'staff',
    right: 'answer messages',
  },
  markAnswered: {
    method: 'post',
    path: '/api/staff/messages/{id}/answered',
    access: 'staff',
    right: 'answer messages',
  },
  listReviews: { method: 'get', path: '/api/staff/reviews', access: 'staff', right: 'judge reviews' },
  setReviewStatus: {
    method: 'post',
    path: '/api/staff/reviews/{id}/status',
    access: 'staff',
    right: 'judge reviews',
  },
  // housekeeping
  listUnits: { method: 'get', path: '/api/staff/units', access: 'staff', right: 'keep rooms' },
  setUnitState: {
    method: 'post',
    path: '/api/staff/units/{roomId}/{unit}/state',
    access: 'staff',
    right: 'keep rooms',
  },
  // prices
  readPrices: { method: 'get', path: '/api/staff/prices', access: 'staff', right: 'set prices' },
  previewPrices: { method: 'post', path: '/api/staff/prices/preview', access: 'staff', right: 'set prices' },
  changePrices: {
    ...{ method: 'post', path: '/api/staff/prices', access: 'staff' },
    ...{ right: 'set prices', needsProof: true },
  },
  readRateRules: { method: 'get', path: '/api/staff/rate-rules', access: 'staff', right: 'set prices' },
  addRestriction: {
    ...{ method: 'post', path: '/api/staff/rate-rules/restrictions', access: 'staff' },
    ...{ right: 'set prices', needsProof: true },
  },
  endRestriction: {
    ...{ method: 'post', path: '/api/staff/rate-rules/restrictions/end', access: 'staff' },
    ...{ right: 'set prices', needsProof: true },
  },
  addPromotionCode: {
    ...{ method: 'post', path: '/api/staff/rate-rules/promotion-codes', access: 'staff' },
    ...{ right: 'set prices', needsProof: true },
  },
  endPromotionCode: {
    ...{ method: 'post', path: '/api/staff/rate-rules/promotion-codes/end', access: 'staff' },
    ...{ right: 'set prices', needsProof: true },
  },
  // the house
  listRoomTypes: {
    method: 'get',
    path: '/api/staff/room-types',
    access: 'staff',
    right: 'change the house',
  },
  readRoomType: {
    method: 'get',
    path: '/api/staff/room-types/{roomId}',
    access: 'staff',
    right: 'change the house',
  },
  changeRoomType: {
    method: 'post',
    path: '/api/staff/room-types/{roomId}',
    access: 'staff',
    right: 'change the house',
  },
  addUnit: {
    method: 'post',
    path: '/api/staff/room-types/{roomId}/units',
    access: 'staff',
    right: 'change the house',
  },
  removeUnit: {
    method: 'post',
    path: '/api/staff/room-types/{roomId}/units/{unit}/remove',
    access: 'staff',
    right: 'change the house',
  },
  listAmenities: { method: 'get', path: '/api/staff/amenities', access: 'staff', right: 'change the house' },
  addAmenity: { method: 'post', path: '/api/staff/amenities', access: 'staff', right: 'change the house' },
  changeAmenity: {
    method: 'post',
    path: '/api/staff/amenities/{id}',
    access: 'staff',
    right: 'change the house',
  },
  // photographs of rooms
  listPhotographs: {
    ...{ method: 'get', path: '/api/staff/photographs/{roomId}', access: 'staff' },
    right: 'change the house',
  },
  addPhotograph: {
    ...{ method: 'post', path: '/api/staff/photographs/{roomId}', access: 'staff' },
    right: 'change the house',
  },
  movePhotograph: {
    ...{ method: 'post', path: '/api/staff/photographs/{roomId}/{id}/move', access: 'staff' },
    right: 'change the house',
  },
  removePhotograph: {
    ...{ method: 'post', path: '/api/staff/photographs/{roomId}/{id}/remove', access: 'staff' },
    right: 'change the house',
  },
  restorePhotograph: {
    ...{ method: 'post', path: '/api/staff/photographs/{roomId}/{id}/restore', access: 'staff' },
    right: 'change the house',
  },
  // hours and telephones
  readFacts: { method: 'get', path: '/api/staff/facts', access: 'staff', right: 'change the house' },
  changeFacts: {
    ...{ method: 'post', path: '/api/staff/facts', access: 'staff' },
    ...{ right: 'change the house', needsProof: true },
  },
  // figures
  readFigures: { method: 'get', path: '/api/staff/figures', access: 'staff', right: 'read figures' },
  exportFigures: { method: 'get', path: '/api/staff/figures.csv', access: 'staff', right: 'read figures' },
  exportNationalities: {
    method: 'get',
    path: '/api/staff/nationalities.csv',
    access: 'staff',
    right: 'read figures',
  },
} as const satisfies Record<string, StaffRoute>

export type StaffRouteName = keyof typeof staffRoutes
