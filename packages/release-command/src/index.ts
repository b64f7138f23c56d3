export { parseReleaseCommand } from './arguments.ts'
export { isHookCommand, runHooks } from './hooks.ts'
export { run } from './run.ts'
export { isTrustCommand, runTrust } from './trust.ts'
