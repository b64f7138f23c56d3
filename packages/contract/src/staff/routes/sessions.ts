import { get, post, postByAnyone, postWithProof } from './route.ts'

/** Who is at the desk: how a session begins and ends, its passkeys and its phone. */
export const sessionRoutes = {
  // begin: a one-time link
  readInvite: postByAnyone('/api/staff/invite'),
  inviteOptions: postByAnyone('/api/staff/invite/options'),
  acceptInvite: postByAnyone('/api/staff/invite/accept'),
  // sign in
  signInOptions: postByAnyone('/api/staff/sign-in/options'),
  signIn: postByAnyone('/api/staff/sign-in'),
  sendCode: postByAnyone('/api/staff/sign-in/code'),
  signInByCode: postByAnyone('/api/staff/sign-in/code/use'),
  signOut: postByAnyone('/api/staff/sign-out'),
  // own session
  readSession: get('/api/staff/session', 'own session'),
  proofOptions: post('/api/staff/proof/options', 'own session'),
  prove: post('/api/staff/proof', 'own session'),
  listOwnSessions: get('/api/staff/own/sessions', 'own session'),
  endOwnSession: post('/api/staff/own/sessions/{id}/end', 'own session'),
  listPasskeys: get('/api/staff/own/passkeys', 'own session'),
  passkeyOptions: postWithProof('/api/staff/own/passkeys/options', 'own session'),
  addPasskey: postWithProof('/api/staff/own/passkeys', 'own session'),
  removePasskey: postWithProof('/api/staff/own/passkeys/{id}/remove', 'own session'),
  events: get('/api/staff/events', 'own session'),
  // own phones
  readPush: get('/api/staff/own/push', 'own session'),
  setPush: post('/api/staff/own/push', 'own session'),
  subscribePush: post('/api/staff/own/push/phone', 'own session'),
  endPush: post('/api/staff/own/push/phone/end', 'own session'),
  testPush: post('/api/staff/own/push/test', 'own session'),
}
