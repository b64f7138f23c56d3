export { type Calls, createCalls } from './calls.ts'
export { createApi, createApiClient } from './create-api-client.ts'
export { createSessionClient } from './create-session-client.ts'
export type { ClientOptions, RequestOptions } from './options.ts'
