import { hasRight, type Right, type Role } from './rights.ts'

/** What the phones of the staff are told of, each with the right that it takes to be told. */
export const pushRights = {
  /** Somebody has booked. */
  booking: 'read stays',
  /** A guest has changed a stay. */
  change: 'read stays',
  /** A guest has cancelled. */
  cancellation: 'read stays',
  /** A guest has written. */
  message: 'answer messages',
  /** A member has lowered a price or taken rooms out of sale. */
  act: 'manage staff',
} as const satisfies Record<string, Right>

export type PushKind = keyof typeof pushRights

export const pushKinds = Object.keys(pushRights) as [PushKind, ...PushKind[]]

/** What somebody with this role may be told of. */
export const pushKindsFor = (role: Role): PushKind[] =>
  pushKinds.filter((kind) => hasRight(role, pushRights[kind]))
