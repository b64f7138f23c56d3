import { dictionary } from '@zxcvbn-ts/language-common'
import type { Context } from 'hono'
import { invalidFields } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { normalize, type Passwords } from './passwords.ts'

/** About 49,000 passwords that leaked most often, in lower case. */
const common = new Set(dictionary['passwords-common'])

/** True for what an attacker tries first: a leaked favourite, or one character again and again. */
const isCommonPassword = (password: string) => {
  // as it will be compared: full-width letters are no other password
  const typed = normalize(password)
  return common.has(typed.toLowerCase()) || new Set(typed).size === 1
}

/** The hash of a password that somebody chooses, at registration or later; a common one is refused. */
export const hashNew = async (passwords: Passwords, c: Context<ApiEnv>, password: string) => {
  if (isCommonPassword(password)) throw invalidFields({ field: 'password', code: 'common_password' })
  return passwords.hash(c, password)
}
