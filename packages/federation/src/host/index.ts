export {
  createFederationHost,
  type FederationHost,
  type LoadedWidget,
  type ReleaseOutcome,
} from './create-federation-host.ts'
