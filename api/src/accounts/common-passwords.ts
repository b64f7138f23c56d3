import { dictionary } from '@zxcvbn-ts/language-common'

/** About 49,000 passwords that leaked most often, in lower case. */
const common = new Set(dictionary['passwords-common'])

/** True for what an attacker tries first: a leaked favourite, or one character again and again. */
export const isCommonPassword = (password: string) =>
  common.has(password.toLowerCase()) || new Set(password).size === 1
