/** Where a right stands when a role is edited, in this order. */
export const rightGroups = ['own', 'guests', 'rooms', 'money', 'property', 'staff'] as const

export type RightGroup = (typeof rightGroups)[number]

interface RightFacts {
  group: RightGroup
  /** Lets a thief do lasting harm: marked where a role is edited, and no session by mailed code has it. */
  isSensitive?: true
}

/**
 * Every right of the front desk, declared once. A route of the staff API names one right; no route checks a
 * role.
 */
export const rightFacts = {
  /** The member's own session and passkeys, and the stream of changes. Every role has it. */
  'own session': { group: 'own' },
  /** Stays, their guests and payments, and open matters, by day and on the chart. */
  'read stays': { group: 'guests' },
  /** Check in and out, note no-shows and nationalities, write notes. */
  'check in and out': { group: 'guests' },
  /** Move, change, book walk-ins. */
  'change stays': { group: 'guests' },
  /** Read and answer guests' messages. */
  'answer messages': { group: 'guests' },
  /** Publish and hide guests' reviews. */
  'judge reviews': { group: 'guests' },
  /** Set the state of a unit: clean or out of order, which takes its nights out of sale. */
  'keep rooms': { group: 'rooms' },
  /** Take nights of a unit out of sale, and put them back. */
  'block units': { group: 'rooms' },
  /** Put items on a stay, and record what guests pay. */
  'take payments': { group: 'money' },
  /** Refunds, reversed payments, cancellations, prices set by hand: amounts that no rule decides. */
  'decide money': { group: 'money', isSensitive: true },
  /** Tills, and payments and refunds of a day. */
  'read takings': { group: 'money' },
  /** Count a till and close it, also that of another member. */
  'close the till': { group: 'money' },
  /** Revenue, occupancy, and guests by nationality. */
  'read figures': { group: 'money' },
  /** Figures as files. */
  export: { group: 'money' },
  /** Prices, restrictions, closures and promotion codes. */
  'set prices': { group: 'money', isSensitive: true },
  /** Texts, photographs and units of rooms; hours and telephone numbers. */
  'change the property': { group: 'property', isSensitive: true },
  /** Members of the staff, their roles, invites and sessions. */
  'manage staff': { group: 'staff', isSensitive: true },
} as const satisfies Record<string, RightFacts>

export type Right = keyof typeof rightFacts

export const rights = Object.keys(rightFacts) as [Right, ...Right[]]

/** Whether a right is marked as sensitive. */
export const isSensitive = (right: Right): boolean => 'isSensitive' in rightFacts[right]

/** The rights among these that a session by mailed code has. A reader of the mail need not be the member. */
export const rightsByCode = (held: readonly Right[]): Right[] => held.filter((right) => !isSensitive(right))
