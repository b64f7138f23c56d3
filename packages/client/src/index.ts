export type { ClientOptions } from './calls.ts'
export { createApiClient } from './create-api-client.ts'
export { createSessionClient } from './create-session-client.ts'
