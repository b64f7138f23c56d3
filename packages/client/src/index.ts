export { createApiClient } from './create-api-client.ts'
export { createSessionClient } from './create-session-client.ts'
export type { ClientOptions } from './options.ts'
