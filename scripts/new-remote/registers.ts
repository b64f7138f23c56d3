export const owners = 'CODEOWNERS'
export const map = 'README.md'
export const contract = 'packages/contract/src/widget/props.ts'
export const lockFile = 'package-lock.json'

/** Every file that names the remotes. */
export const registers = [owners, map, contract, lockFile] as const
