/** Roles of the staff. The owner has every right. */
export const roles = ['owner', 'desk', 'housekeeping'] as const

export type Role = (typeof roles)[number]

/**
 * Rights of the front desk, each with the roles that have it. A route of the staff API names one right; no
 * route checks a role.
 */
export const rolesWith = {
  /** The member's own session and passkeys, and the stream of changes. */
  'own session': ['owner', 'desk', 'housekeeping'],
  /** Stays, their guests and open matters, by day and on the chart. */
  'read stays': ['owner', 'desk'],
  /** Check in and out, move, change, book walk-ins, write notes. */
  'change stays': ['owner', 'desk'],
  /** Payments and refunds, prices set by hand, fees: amounts that no rule decides. */
  'decide money': ['owner', 'desk'],
  /** Take nights of a unit out of sale, and put them back. */
  'block units': ['owner', 'desk'],
  /** Read and answer guests' messages. */
  'answer messages': ['owner', 'desk'],
  /** Publish and hide guests' reviews. */
  'judge reviews': ['owner', 'desk'],
  /** Set the state of a unit: clean or out of order, which takes its nights out of sale. */
  'keep rooms': ['owner', 'desk', 'housekeeping'],
  /** Prices, restrictions, closures and promotion codes. */
  'set prices': ['owner'],
  /** Texts, photographs and units of rooms; hours and telephone numbers. */
  'change the property': ['owner'],
  /** Revenue and occupancy. */
  'read figures': ['owner'],
  /** Members of the staff, their invites and sessions. */
  'manage staff': ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof rolesWith

const entries = Object.entries(rolesWith) as [Right, readonly Role[]][]

/** Rights of a role, in the order of `rolesWith`. */
export const rightsOf = (role: Role): Right[] =>
  entries.filter(([, allowed]) => allowed.includes(role)).map(([right]) => right)

/** Whether a role has a right. */
export const hasRight = (role: Role, right: Right): boolean =>
  (rolesWith[right] as readonly Role[]).includes(role)
