export { aBucket } from './a-bucket.ts'
export { aLine, type Line } from './a-line.ts'
