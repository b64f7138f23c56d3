export { createFederationHost, type FederationHost } from './create-federation-host.ts'
