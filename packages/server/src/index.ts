export { causeOf } from './cause-of.ts'
export {
  type ClientKey,
  type ClientNetwork,
  clientKeyOf,
  createClientKey,
  createClientNetwork,
  createRequestOrigin,
  type RequestOrigin,
} from './client-address.ts'
export { clientGoneStatus } from './client-gone-status.ts'
export { isThisMachine, networkKeyOf, networkOf } from './client-network.ts'
export { isCutOff } from './cut-off.ts'
export {
  ClientGone,
  createFairQueue,
  defaultLimits,
  type FairQueue,
  type FairQueueLimits,
  QueueFull,
  type Turn,
} from './fair-queue/fair-queue.ts'
export { createRequestQueue, type RequestQueue } from './fair-queue/request-queue.ts'
export { limitedCommand } from './limited-command.ts'
export { releaseFromCap } from './listen/cap-connections.ts'
export { allowSlowBody } from './listen/cut-slow-bodies.ts'
export { type AnswerDirectly, type Listening, listen } from './listen/listen.ts'
export { isLoopback, isLoopbackHost } from './loopback.ts'
export { namesTag } from './names-tag.ts'
export { faultOfOutboundUrl } from './outbound/outbound-url.ts'
export { NotTaken, post, postFailure } from './outbound/post.ts'
export { assertReachable, isReachable, type Reach, reachableLookup, reachOf } from './outbound/reachable.ts'
export { readSecret, webhookHeaders, writeSecret } from './outbound/standard-webhook.ts'
export { endOnSignal } from './start/end-on-signal.ts'
export { failureWords, type StartVariables } from './start/failure-words.ts'
export { secretVariables, withSecretFiles } from './start/secret-files.ts'
export { startOrExit } from './start/start-or-exit.ts'
export { trustedProxies } from './trusted-proxies.ts'
