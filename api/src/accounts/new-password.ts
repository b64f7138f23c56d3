import { invalidFields } from '../http/api-error.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { Passwords } from './passwords.ts'

/** The hash of a password that somebody chooses, at registration or later; a common one is refused. */
export const hashNew = async (passwords: Passwords, password: string) => {
  if (isCommonPassword(password)) throw invalidFields({ field: 'password', code: 'common_password' })
  return passwords.hash(password)
}
