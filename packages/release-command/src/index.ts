export { parseReleaseCommand } from './arguments.ts'
export { run } from './run.ts'
export { isTrustCommand, runTrust } from './trust.ts'
