import type { Right } from './rights.ts'

/** Events that the front desk sends to phones, each with the right that a member needs to get it. */
export const pushRights = {
  /** A guest has booked. */
  booking: 'read stays',
  /** A guest has changed a stay. */
  change: 'read stays',
  /** A guest has cancelled. */
  cancellation: 'read stays',
  /** A guest has written a message. */
  message: 'answer messages',
  /** A member has lowered a price or taken rooms out of sale. */
  act: 'manage staff',
  /** The site has found something wrong with itself. */
  alarm: 'manage staff',
} as const satisfies Record<string, Right>

export type PushKind = keyof typeof pushRights

export const pushKinds = Object.keys(pushRights) as [PushKind, ...PushKind[]]

/** Push messages that a member with these rights may get. */
export const pushKindsFor = (held: readonly Right[]): PushKind[] =>
  pushKinds.filter((kind) => held.includes(pushRights[kind]))
