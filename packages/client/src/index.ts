export { type ClientOptions, createApiClient } from './create-api-client.ts'
