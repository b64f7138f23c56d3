export { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
export { createTestBucket } from './test-bucket.ts'
