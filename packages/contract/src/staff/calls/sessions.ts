import * as s from '../shapes.ts'
import { get, post, postByAnyone, postWithProof } from './call.ts'

/** Who is at the desk: how a session begins and ends, its passkeys and its phone. */
export const sessionCalls = {
  // begin: a one-time link
  readInvite: postByAnyone('/invite', { body: s.inviteToken, answer: s.invite }),
  inviteOptions: postByAnyone('/invite/options', { body: s.inviteToken, answer: s.passkeyOptions }),
  acceptInvite: postByAnyone('/invite/accept', {
    body: s.acceptInviteInput,
    answer: s.staffSession,
    status: 201,
  }),
  // sign in
  signInOptions: postByAnyone('/sign-in/options', { answer: s.passkeyOptions }),
  signIn: postByAnyone('/sign-in', { body: s.signInInput, answer: s.staffSession }),
  sendCode: postByAnyone('/sign-in/code', { body: s.sendCodeInput, answer: s.receipt, status: 202 }),
  signInByCode: postByAnyone('/sign-in/code/use', { body: s.codeInput, answer: s.staffSession }),
  signOut: postByAnyone('/sign-out', { answer: s.receipt }),
  // own session
  readSession: get('/session', 'own session', { answer: s.staffSession }),
  proofOptions: post('/proof/options', 'own session', { answer: s.passkeyOptions }),
  prove: post('/proof', 'own session', { body: s.signInInput, answer: s.staffSession }),
  listOwnSessions: get('/own/sessions', 'own session', { answer: s.listedSession.array() }),
  endOwnSession: post('/own/sessions/{id}/end', 'own session', { params: s.idParams, answer: s.receipt }),
  listPasskeys: get('/own/passkeys', 'own session', { answer: s.passkey.array() }),
  passkeyOptions: postWithProof('/own/passkeys/options', 'own session', { answer: s.passkeyOptions }),
  addPasskey: postWithProof('/own/passkeys', 'own session', {
    body: s.newPasskeyInput,
    answer: s.passkey,
    status: 201,
  }),
  removePasskey: postWithProof('/own/passkeys/{id}/remove', 'own session', {
    params: s.idParams,
    answer: s.receipt,
  }),
  /** A stream of server-sent events; the schema is of the data of one. */
  events: get('/events', 'own session', { answer: s.staffEvent }),
  // own phones
  readPush: get('/own/push', 'own session', { answer: s.pushSettings }),
  setPush: post('/own/push', 'own session', { body: s.pushSettingsInput, answer: s.pushSettings }),
  /** The phone of this session, in the language of the request; once more for one that is known already. */
  subscribePush: post('/own/push/phone', 'own session', {
    body: s.pushSubscriptionInput,
    answer: s.receipt,
    status: 201,
  }),
  endPush: post('/own/push/phone/end', 'own session', { body: s.endPushInput, answer: s.receipt }),
  /** To the phone of this session, quiet hours or not. */
  testPush: post('/own/push/test', 'own session', { answer: s.receipt, status: 202 }),
}
