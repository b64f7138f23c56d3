export {
  createFederationHost,
  type FederationHost,
  type LoadedWidget,
  type ReleaseOutcome,
  widgetMeasure,
} from './create-federation-host.ts'
export type { OpenedEvents } from './event-channel.ts'
