import type { Credentials } from '@calm-rest/contract/widget'
import { textOf } from '@calm-rest/ui/form'

/** The form as the host wants it. A password goes as it was typed, spaces and all. */
export const readCredentials = (data: FormData): Credentials => ({
  email: textOf(data, 'email'),
  password: String(data.get('password') ?? ''),
  remember: data.has('remember'),
})
