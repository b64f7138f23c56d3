import type { Context } from 'hono'
import { invalidFields } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { normalize, type Passwords } from './passwords.ts'

let loading: Promise<ReadonlySet<string>> | undefined

/** About 49,000 of the most leaked passwords, in lower case. They are loaded when somebody first chooses a password. */
const loadCommon = () => {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return loading
}

/** Returns whether attackers would try it first: a commonly leaked password, or one repeated character. */
const isCommonPassword = async (password: string) => {
  // in the form that is compared: full-width letters make no other password
  const typed = normalize(password)
  return new Set(typed).size === 1 || (await loadCommon()).has(typed.toLowerCase())
}

/** Returns the hash of a newly chosen password. Refuses a common one. */
export const hashNew = async (passwords: Passwords, c: Context<ApiEnv>, password: string) => {
  if (await isCommonPassword(password)) throw invalidFields({ field: 'password', code: 'common_password' })
  return passwords.hash(c, password)
}
