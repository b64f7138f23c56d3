import { get, postWithProof } from './route.ts'

/** Who works at the desk. */
export const memberRoutes = {
  listMembers: get('/api/staff/members', 'manage staff'),
  inviteMember: postWithProof('/api/staff/members', 'manage staff'),
  inviteAgain: postWithProof('/api/staff/members/{id}/invite', 'manage staff'),
  setRole: postWithProof('/api/staff/members/{id}/role', 'manage staff'),
  removeMember: postWithProof('/api/staff/members/{id}/remove', 'manage staff'),
  endSessionsOfMember: postWithProof('/api/staff/members/{id}/sessions/end', 'manage staff'),
}
