export { parseReleaseCommand } from './arguments.ts'
export { previewAddress } from './preview-address.ts'
export { run } from './run.ts'
export { isTrustCommand, runTrust } from './trust.ts'
