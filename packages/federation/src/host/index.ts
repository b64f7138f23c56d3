export {
  createFederationHost,
  type FederationHost,
  type LoadedWidget,
  type ReleaseOutcome,
} from './create-federation-host.ts'
export type { OpenedEvents } from './event-channel.ts'
