import { z } from 'zod'
import { limits } from '../limits.ts'
import { emailField, line } from './fields.ts'

export const registerInput = z
  .object({
    firstName: line(limits.text.name),
    lastName: line(limits.text.name),
    country: line(limits.text.country),
    email: emailField,
    password: z.string().min(limits.password.min).max(limits.password.max),
  })
  .meta({ id: 'RegisterInput' })

export const loginInput = z
  .object({
    email: z.string().trim().min(1).max(limits.text.email),
    password: z.string().min(1).max(limits.password.max),
    remember: z.boolean().optional().meta({ description: "'Remember Me': 30 days instead of 12 hours." }),
  })
  .meta({ id: 'LoginInput' })

export const googleInput = z
  .object({
    name: line(limits.text.name),
    email: emailField,
    profilePic: z.union([z.literal(''), z.null(), z.url({ protocol: /^https$/ }).max(2048)]).optional(),
  })
  .meta({ id: 'GoogleInput' })

export const userSchema = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    country: z.string(),
  })
  .meta({ id: 'User' })

export const loginReceipt = z
  .object({ ok: z.literal(true), user: userSchema, token: z.string() })
  .meta({ id: 'LoginReceipt' })

export type RegisterInput = z.input<typeof registerInput>
export type LoginInput = z.input<typeof loginInput>
export type GoogleInput = z.input<typeof googleInput>
export type User = z.infer<typeof userSchema>
export type LoginReceipt = z.infer<typeof loginReceipt>
