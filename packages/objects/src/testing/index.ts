export { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
export { startMemoryBucket } from './memory-bucket.ts'
export { createTestBucket } from './test-bucket.ts'
