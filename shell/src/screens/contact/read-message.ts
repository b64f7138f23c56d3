import type { MessageInput } from '@calm-rest/contract/api'
import { textOf } from '@calm-rest/ui/form'

/** The form as the API wants it. */
export const readMessage = (data: FormData): MessageInput => ({
  fullName: textOf(data, 'fullName'),
  email: textOf(data, 'email'),
  phone: textOf(data, 'phone'),
  message: textOf(data, 'message'),
})
