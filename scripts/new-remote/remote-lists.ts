export const owners = 'CODEOWNERS'
export const map = 'README.md'
export const contract = 'packages/contract/src/widget/props.ts'
export const contractReport = 'packages/contract/report.api.md'
export const lockFile = 'package-lock.json'

/** Files that list all remotes, and how the entry of a remote begins in each. */
export const remoteLists = [
  { file: owners, entry: (name: string) => `/${name}/ ` },
  { file: map, entry: (name: string) => `| [${name}](` },
  { file: contract, entry: (name: string) => `  '${name}': {` },
  { file: contractReport, entry: (name: string) => `    '${name}': {` },
  { file: lockFile, entry: (name: string) => `"${name}": {` },
] as const
