import type { Credentials } from '@calm-rest/contract/widget'

/** The form as the host wants it. A password goes as it was typed, spaces and all. */
export const readCredentials = (data: FormData): Credentials => ({
  email: String(data.get('email') ?? '').trim(),
  password: String(data.get('password') ?? ''),
  remember: data.has('remember'),
})
