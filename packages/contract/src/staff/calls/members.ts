import * as s from '../shapes.ts'
import { get, postWithProof } from './call.ts'

/** Who works at the desk. */
export const memberCalls = {
  listMembers: get('/members', 'manage staff', { answer: s.member.array() }),
  inviteMember: postWithProof('/members', 'manage staff', {
    body: s.newMemberInput,
    answer: s.invited,
    status: 201,
  }),
  inviteAgain: postWithProof('/members/{id}/invite', 'manage staff', {
    params: s.idParams,
    answer: s.invited,
  }),
  setRole: postWithProof('/members/{id}/role', 'manage staff', {
    params: s.idParams,
    body: s.roleInput,
    answer: s.member,
  }),
  removeMember: postWithProof('/members/{id}/remove', 'manage staff', {
    params: s.idParams,
    answer: s.receipt,
  }),
  endSessionsOfMember: postWithProof('/members/{id}/sessions/end', 'manage staff', {
    params: s.idParams,
    answer: s.receipt,
  }),
  /** Those that every property has first, then composed ones by name. */
  listRoles: get('/roles', 'manage staff', { answer: s.staffRole.array() }),
  addRole: postWithProof('/roles', 'manage staff', {
    body: s.newRoleInput,
    answer: s.staffRole,
    status: 201,
  }),
  /** Applies from the next request of each session of its members. */
  changeRole: postWithProof('/roles/{id}', 'manage staff', {
    params: s.idParams,
    body: s.roleChangeInput,
    answer: s.staffRole,
  }),
  removeRole: postWithProof('/roles/{id}/remove', 'manage staff', {
    params: s.idParams,
    body: s.roleEndInput,
    answer: s.receipt,
  }),
}
