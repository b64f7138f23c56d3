import type { Problems } from '@calm-rest/ui/form'

/** A password is sent as it was typed, spaces included. */
export const passwordOf = (data: FormData, field = 'password') => String(data.get(field) ?? '')

/** The two fields of a new password hold the same. */
export const checkPasswords = (data: FormData): Problems<'passwords_differ'> =>
  data.get('password') === data.get('confirmPassword') ? {} : { confirmPassword: 'passwords_differ' }
