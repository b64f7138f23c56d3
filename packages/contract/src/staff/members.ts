import { z } from 'zod'
import { langs } from '../lang.ts'
import { hotel } from '../property/hotel.ts'
import { emailField } from '../schemas/email-field.ts'
import { line, orNothing } from '../schemas/fields.ts'
import { staffLimits } from './limits.ts'
import { deviceName, passkeyResponse } from './passkeys.ts'
import { type Right, roles, rolesWith } from './rights.ts'
import { version, versioned } from './version.ts'

const rights = Object.keys(rolesWith) as [Right, ...Right[]]
const { codeDigits, text } = staffLimits

/** The random part of a one-time link, which the page takes from the fragment of its address: `/desk#invite=…`. */
export const inviteToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

/** The person behind a one-time link. */
export const invite = z.object({
  name: z.string(),
  role: z.enum(roles),
  /** Whether it can be accepted without a passkey: later codes go to the member's address. */
  mayUseCode: z.boolean(),
  expiresAt: z.string(),
})

/** Without `response` the member signs in by mailed codes, which prove nothing where money is decided. */
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

/** Who is signed in, what they may do, and until when. Moments are ISO 8601, UTC. */
export const staffSession = z.object({
  member: z.object({ id: z.string(), name: z.string(), role: z.enum(roles) }),
  rights: z.enum(rights).array(),
  /** How the session began; a code never counts as proof. */
  signedInBy: z.enum(['passkey', 'code']),
  /** It ends then, whatever happens; earlier after two hours without a request. */
  endsAt: z.string(),
  /** Until when money and the staff may be changed without using the passkey again; null: not now. */
  provedUntil: z.string().nullable(),
})

/** One of the sessions of a member. */
export const listedSession = z.object({
  id: z.string(),
  isThis: z.boolean(),
  signedInBy: z.enum(['passkey', 'code']),
  /** Browser and system in short, as the browser says it. */
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  endsAt: z.string(),
})

export const member = z.object({
  /** Of name, role, address and language: a session that comes or goes makes no other one. */
  version,
  id: z.string(),
  name: z.string(),
  role: z.enum(roles),
  email: z.string().nullable(),
  /** Of their links and of the mails with these. */
  lang: z.enum(langs),
  /** False until the first link was accepted. */
  hasAccepted: z.boolean(),
  /** Until when the last of their open links holds; null: none is open. */
  invitedUntil: z.string().nullable(),
  passkeys: z.int(),
  /** Open ones. */
  sessions: z.int(),
  /** To the minute, in whichever session; null: never signed in. */
  lastSeenAt: z.string().nullable(),
  createdAt: z.string(),
})

export const newMemberInput = z.object({
  name: line(text.memberName),
  role: z.enum(roles),
  /** Gets the link, and codes where a device has no passkey. */
  email: orNothing(emailField),
  lang: z.enum(langs).default(hotel.deskLang),
})

/** Holds from the next request of every session of the member on; one owner who has begun always stays. */
export const roleInput = versioned.extend({ role: z.enum(roles) })

/** A member and the one-time link, which is shown this once. */
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
