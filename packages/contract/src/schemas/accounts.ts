import { z } from 'zod'
import { accountCode, limits } from '../limits.ts'
import { emailField, typedEmail } from './email-field.ts'
import { line } from './fields.ts'
import { receipt } from './messages.ts'

const person = {
  firstName: line(limits.text.name),
  lastName: line(limits.text.name),
  country: line(limits.text.country),
}

/** A new password; a password typed to sign in may be any text. */
const newPassword = z.string().min(limits.password.min).max(limits.password.max)
const typedPassword = z.string().min(1).max(limits.password.max)

/** The random part of a single-use link, which the page takes from the fragment of its address. */
const linkToken = z.string().regex(/^[\w-]{43}$/)

export const registerInput = z
  .object({ ...person, email: emailField, password: newPassword })
  .meta({ id: 'RegisterInput' })

export const loginInput = z
  .object({
    email: typedEmail,
    password: typedPassword,
    remember: z.boolean().optional().meta({ description: "'Remember Me': 30 days instead of 12 hours." }),
  })
  .meta({ id: 'LoginInput' })

export const googleInput = z
  .object({
    name: line(limits.text.name),
    email: emailField,
    profilePic: z.union([z.literal(''), z.null(), z.url({ protocol: /^https$/ }).max(2048)]).optional(),
  })
  .meta({ id: 'GoogleInput', description: 'What the page knows; the server believes only its own proof.' })

export const userSchema = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    country: z.string().meta({ description: 'Empty where a guest came by Google and has not said it.' }),
    emailConfirmed: z.boolean(),
  })
  .meta({ id: 'User' })

export const loginReceipt = z
  .object({
    ok: z.literal(true),
    user: userSchema,
    token: z.string().meta({ description: 'Access token: in memory only, sent as a bearer token.' }),
    tokenExpiresAt: z.string().meta({ description: 'ISO 8601, UTC: 10 minutes ahead.' }),
    sessionExpiresAt: z
      .string()
      .meta({ description: 'ISO 8601, UTC: the sign-in ends then, whatever happens.' }),
  })
  .meta({ id: 'LoginReceipt' })

export const providersSchema = z
  .object({ google: z.boolean().meta({ description: "Whether 'Continue with Google' works here." }) })
  .meta({ id: 'Providers' })

export const forgotPasswordInput = z.object({ email: emailField }).meta({ id: 'ForgotPasswordInput' })

/** Digits as typed: full-width, or in groups. */
const typedCode = z
  .string()
  .transform((typed) => typed.normalize('NFKC').replace(/[\s\p{Pd}]/gu, ''))
  .pipe(z.string().regex(new RegExp(`^\\d{${accountCode.digits}}$`)))
  .meta({ description: `The ${accountCode.digits} digits that were mailed beside the link.` })

/**
 * Proof that the sender has read the mail: the token of its link, or its code with the address it went to.
 */
const mailedProof = { token: linkToken.optional(), email: emailField.optional(), code: typedCode.optional() }

type MailedProof = { [K in keyof typeof mailedProof]?: string | undefined }

const requireProof = ({ token, email, code }: MailedProof, c: z.RefinementCtx) => {
  if (token !== undefined) return
  const isByCode = email !== undefined || code !== undefined
  const missing = !isByCode
    ? 'token'
    : email === undefined
      ? 'email'
      : code === undefined
        ? 'code'
        : undefined
  if (missing) c.addIssue({ code: 'custom', path: [missing], params: { code: 'required' } })
}

export const resetPasswordInput = z
  .object({ ...mailedProof, password: newPassword })
  .superRefine(requireProof)
  .meta({ id: 'ResetPasswordInput' })

export const confirmEmailInput = z
  .object(mailedProof)
  .superRefine(requireProof)
  .meta({ id: 'ConfirmEmailInput' })

export const confirmationReceipt = receipt
  .extend({
    passwordEnded: z.boolean().meta({
      description:
        'Confirmed outside of a session of the account: its sessions and its password have ended, a new one is chosen by `POST /api/auth/forgot`.',
    }),
  })
  .meta({ id: 'ConfirmationReceipt' })

export const accountSchema = userSchema
  .extend({
    hasPassword: z.boolean(),
    google: z.boolean().meta({ description: 'Linked to a Google account.' }),
    createdAt: z.string().meta({ description: 'ISO 8601, UTC.' }),
  })
  .meta({ id: 'Account' })

export const accountChange = z.object(person).meta({ id: 'AccountChange' })

export const changePasswordInput = z
  .object({
    currentPassword: typedPassword.optional().meta({ description: 'Needed where the account has one.' }),
    password: newPassword,
  })
  .meta({ id: 'ChangePasswordInput' })

export const removeAccountInput = z
  .object({
    password: typedPassword.optional().meta({ description: 'Needed where the account has one.' }),
    email: emailField.optional().meta({ description: 'Typed again, where the account has no password.' }),
  })
  .meta({ id: 'RemoveAccountInput' })

export type RegisterInput = z.input<typeof registerInput>
export type LoginInput = z.input<typeof loginInput>
export type GoogleInput = z.input<typeof googleInput>
export type User = z.infer<typeof userSchema>
export type LoginReceipt = z.infer<typeof loginReceipt>
export type Providers = z.infer<typeof providersSchema>
export type ForgotPasswordInput = z.input<typeof forgotPasswordInput>
export type ResetPasswordInput = z.input<typeof resetPasswordInput>
export type ConfirmEmailInput = z.input<typeof confirmEmailInput>
export type ConfirmationReceipt = z.infer<typeof confirmationReceipt>
export type Account = z.infer<typeof accountSchema>
export type AccountChange = z.input<typeof accountChange>
export type ChangePasswordInput = z.input<typeof changePasswordInput>
export type RemoveAccountInput = z.input<typeof removeAccountInput>
