import { dictionary } from '@zxcvbn-ts/language-common'
import type { Context } from 'hono'
import { invalidFields } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { normalize, type Passwords } from './passwords.ts'

/** About 49,000 of the most leaked passwords, in lower case. */
const common = new Set(dictionary['passwords-common'])

/** Returns whether attackers would try it first: a commonly leaked password, or one repeated character. */
const isCommonPassword = (password: string) => {
  // in the form that is compared: full-width letters make no other password
  const typed = normalize(password)
  return common.has(typed.toLowerCase()) || new Set(typed).size === 1
}

/** Returns the hash of a newly chosen password. Refuses a common one. */
export const hashNew = async (passwords: Passwords, c: Context<ApiEnv>, password: string) => {
  if (isCommonPassword(password)) throw invalidFields({ field: 'password', code: 'common_password' })
  return passwords.hash(c, password)
}
