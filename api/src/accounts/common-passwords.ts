import { dictionary } from '@zxcvbn-ts/language-common'
import { normalize } from './passwords.ts'

/** About 49,000 passwords that leaked most often, in lower case. */
const common = new Set(dictionary['passwords-common'])

/** True for what an attacker tries first: a leaked favourite, or one character again and again. */
export const isCommonPassword = (password: string) => {
  // as it will be compared: full-width letters are no other password
  const typed = normalize(password)
  return common.has(typed.toLowerCase()) || new Set(typed).size === 1
}
