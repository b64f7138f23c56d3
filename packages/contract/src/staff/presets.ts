import { type Right, rights } from './rights.ts'

/** Rights of the roles that every property has. They do not change; another role can begin as a copy. */
export const presetRights = {
  /** Every right, also those of later versions. */
  owner: rights,
  desk: [
    'own session',
    'read stays',
    'check in and out',
    'change stays',
    'answer messages',
    'judge reviews',
    'keep rooms',
    'block units',
    'take payments',
    'decide money',
    'read takings',
    'close the till',
  ],
  housekeeping: ['own session', 'keep rooms'],
  /** Reads what the books need, and changes nothing. */
  accounts: ['own session', 'read stays', 'read takings', 'read figures', 'export'],
  night: ['own session', 'read stays', 'check in and out', 'answer messages'],
} as const satisfies Record<string, readonly Right[]>

export type Role = keyof typeof presetRights

export const roles = Object.keys(presetRights) as [Role, ...Role[]]

/** Rights of one of `roles`. */
export const rightsOf = (role: Role): readonly Right[] => presetRights[role]

/** Whether a role is one of `roles`. */
export const isPreset = (id: string): id is Role => roles.some((role) => role === id)
