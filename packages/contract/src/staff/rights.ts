/** Roles of the staff. The owner may do everything. */
export const roles = ['owner', 'desk', 'housekeeping'] as const

export type Role = (typeof roles)[number]

/**
 * Who may do what at the front desk: for each right the roles that have it. A route of the staff API names one right,
 * and no route checks a role.
 */
export const rolesWith = {
  /** Own session, own passkeys, and what of the desk has changed. */
  'own session': ['owner', 'desk', 'housekeeping'],
  /** Stays, their guests and what goes wrong, by day and on the chart. */
  'read stays': ['owner', 'desk'],
  /** Check in and out, move, change, walk in, write a note. */
  'change stays': ['owner', 'desk'],
  /** What guests pay and get back, a price by hand, a fee: money that no rule decides. */
  'decide money': ['owner', 'desk'],
  /** Take nights of a unit out of sale, and back. */
  'block units': ['owner', 'desk'],
  /** Read and answer what guests write. */
  'answer messages': ['owner', 'desk'],
  /** Publish and hide what guests say of the house. */
  'judge reviews': ['owner', 'desk'],
  /** Say which unit is clean, and which is out of order: its nights are out of sale then. */
  'keep rooms': ['owner', 'desk', 'housekeeping'],
  /** What nights cost, what forbids a stay, and promotion codes. */
  'set prices': ['owner'],
  /** Texts, photographs and units of rooms, hours and telephone. */
  'change the house': ['owner'],
  /** What the house earns. */
  'read figures': ['owner'],
  /** Members of the staff, their invites and sessions. */
  'manage staff': ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof rolesWith

const entries = Object.entries(rolesWith) as [Right, readonly Role[]][]

/** Rights of a role, in the order of the table. */
export const rightsOf = (role: Role): Right[] =>
  entries.filter(([, allowed]) => allowed.includes(role)).map(([right]) => right)

/** Whether a role has a right. */
export const hasRight = (role: Role, right: Right): boolean =>
  (rolesWith[right] as readonly Role[]).includes(role)
