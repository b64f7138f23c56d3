import { z } from 'zod'
import { limits } from '../limits.ts'
import { emailField } from './email-field.ts'
import { line, optionalText, text } from './fields.ts'

export const messageInput = z
  .object({
    fullName: line(limits.text.name),
    email: emailField,
    phone: optionalText(limits.text.phone),
    message: text(limits.text.message),
  })
  .meta({ id: 'MessageInput' })

export const receipt = z.object({ success: z.literal(true) }).meta({ id: 'Receipt' })

export type MessageInput = z.input<typeof messageInput>
export type Receipt = z.infer<typeof receipt>
