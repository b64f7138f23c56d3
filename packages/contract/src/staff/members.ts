import { z } from 'zod'
import { hotel } from '../property/hotel.ts'
import { emailField } from '../schemas/email-field.ts'
import { line, orNothing } from '../schemas/fields.ts'
import { deskLangs } from './desk-lang.ts'
import { staffLimits } from './limits.ts'
import { deviceName, passkeyResponse } from './passkeys.ts'
import { rights } from './rights.ts'
import { heldRole, roleId } from './roles.ts'
import { version, versioned } from './version.ts'

const { codeDigits, text } = staffLimits

/**
 * The random part of an invitation link, which the page takes from the fragment of its address:
 * `/desk#invite=…`.
 */
export const inviteToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

/** The member whom an invitation link is for. */
export const invite = heldRole.extend({
  name: z.string(),
  /** Whether it can be accepted without a passkey; codes then go to the member's address. */
  mayUseCode: z.boolean(),
  expiresAt: z.string(),
})

/**
 * Without `response` the member signs in with mailed codes, which do not count as proof where money is
 * decided.
 */
export const acceptInviteInput = inviteToken.extend({
  response: passkeyResponse.optional(),
  deviceName: deviceName.optional(),
})

export const signInInput = z.object({ response: passkeyResponse })
export const sendCodeInput = z.object({ email: emailField })
export const codeInput = sendCodeInput.extend({
  code: z
    .string()
    .trim()
    .regex(new RegExp(`^\\d{${codeDigits}}$`)),
})

/** The signed-in member, their rights, and the end of the session. Times are ISO 8601 in UTC. */
export const staffSession = z.object({
  member: heldRole.extend({ id: z.string(), name: z.string() }),
  /** What this session may do. */
  rights: z.enum(rights).array(),
  /** Rights of the role that this session lacks, since it began by a mailed code. Empty for others. */
  rightsByPasskey: z.enum(rights).array(),
  /** How the session began; a code never counts as proof. */
  signedInBy: z.enum(['passkey', 'code']),
  /** Latest end; the session ends earlier after two hours without a request. */
  endsAt: z.string(),
  /**
   * Until when money and staff may be changed without using the passkey again; null if a proof is needed now.
   */
  provedUntil: z.string().nullable(),
})

/** One session of a member. */
export const listedSession = z.object({
  id: z.string(),
  isThis: z.boolean(),
  signedInBy: z.enum(['passkey', 'code']),
  /** Browser and system in short, from the User-Agent header. */
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  endsAt: z.string(),
})

export const member = heldRole.extend({
  /** Version of name, role, address and language; sessions do not change it. */
  version,
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  /** Language of their desk, of links to it and, where the site has it, of their mails. */
  lang: z.enum(deskLangs),
  /** False until the first invitation is accepted. */
  hasAccepted: z.boolean(),
  /** Expiry of the latest open invitation; null if none is open. */
  invitedUntil: z.string().nullable(),
  passkeys: z.int(),
  /** Number of open sessions. */
  sessions: z.int(),
  /** To the minute, over all sessions; null if never signed in. */
  lastSeenAt: z.string().nullable(),
  createdAt: z.string(),
})

export const newMemberInput = z.object({
  name: line(text.memberName),
  role: roleId,
  /** Receives the invitation, and codes on devices without a passkey. */
  email: orNothing(emailField),
  lang: z.enum(deskLangs).default(hotel.deskLang),
})

/**
 * Applies from the next request of every session of the member. At least one owner with an accepted
 * invitation must remain. The signed-in member needs each right of the former role and of the new one.
 */
export const roleInput = versioned.extend({ role: roleId })

/** A member and the invitation link, which is shown only this once. */
export const invited = z.object({ member, link: z.url(), expiresAt: z.string() })

export const idParams = z.object({ id: z.string().max(100) })

export type Invite = z.infer<typeof invite>
export type AcceptInviteInput = z.input<typeof acceptInviteInput>
export type SendCodeInput = z.input<typeof sendCodeInput>
export type CodeInput = z.input<typeof codeInput>
export type StaffSession = z.infer<typeof staffSession>
export type ListedSession = z.infer<typeof listedSession>
export type StaffMember = z.infer<typeof member>
export type NewMemberInput = z.input<typeof newMemberInput>
export type RoleInput = z.input<typeof roleInput>
export type Invited = z.infer<typeof invited>
