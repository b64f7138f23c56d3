export { type FederationHost, createFederationHost } from './create-federation-host.ts'
