export { clientKeyOf, createClientKey, createRequestOrigin, type RequestOrigin } from './client-address.ts'
export { isThisMachine, networkOf } from './client-network.ts'
export { type AnswerDirectly, type Listening, listen } from './listen/listen.ts'
export { trustedProxies } from './trusted-proxies.ts'
