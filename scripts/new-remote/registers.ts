export const owners = 'CODEOWNERS'
export const map = 'README.md'
export const contract = 'packages/contract/src/widget/props.ts'
export const lockFile = 'package-lock.json'

/** Every file that names the remotes, with how it names one; a mention in a sentence is none. */
export const registers = [
  { file: owners, entry: (name: string) => `/${name}/ ` },
  { file: map, entry: (name: string) => `| [${name}](` },
  { file: contract, entry: (name: string) => `  '${name}': {` },
  { file: lockFile, entry: (name: string) => `"${name}": {` },
] as const
