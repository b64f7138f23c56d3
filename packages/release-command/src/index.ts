export { parseReleaseCommand } from './arguments.ts'
export { previewAddress } from './preview-address.ts'
