import { z } from 'zod'
import { staffLimits } from './limits.ts'
import { plainLine } from './plain-line.ts'
import { rights } from './rights.ts'
import { version, versioned } from './version.ts'

/**
 * Id of a role: one of `roles`, or of a role that the owner composed. `none` is that of a member whose role
 * does not exist any more: it has the right 'own session' alone.
 */
export const roleId = z.string().regex(/^[\w-]{1,36}$/)

/** The role that somebody has. */
export const heldRole = z.object({
  role: roleId,
  /** As its composer wrote it; null for one of `roles`, which each language names. */
  roleName: z.string().nullable(),
})

/** A role with its rights, in the order of the table of rights. */
export const staffRole = z.object({
  version,
  id: roleId,
  name: z.string().nullable(),
  rights: z.enum(rights).array(),
  /** Whether it can be changed and removed: false for one of `roles`. */
  isComposed: z.boolean(),
  /** Whether the signed-in member has each of its rights, without which they neither give nor change it. */
  mayGive: z.boolean(),
  /** Number of members who have it. */
  members: z.int(),
})

/** 'own session' is added to the rights where it is missing. */
export const newRoleInput = z.object({
  name: plainLine(staffLimits.text.roleName),
  rights: z.enum(rights).array().min(1).max(rights.length),
})

export const roleChangeInput = versioned.extend(newRoleInput.shape)

/** A role that somebody has is removed only with `moveTo`: the role that they get instead. */
export const roleEndInput = versioned.extend({ moveTo: roleId.optional() })

export type RoleId = z.infer<typeof roleId>
export type HeldRole = z.infer<typeof heldRole>
export type StaffRole = z.infer<typeof staffRole>
export type NewRoleInput = z.infer<typeof newRoleInput>
export type RoleChangeInput = z.infer<typeof roleChangeInput>
export type RoleEndInput = z.infer<typeof roleEndInput>
