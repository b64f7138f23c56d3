import type { TelemetrySettings } from './environment.ts'
import type { Tracing, TracingEvents } from './tracing.ts'

/** Starts to trace. Undefined, and without loading the SDK, if there are no settings. */
export const openTracing = async (
  settings: TelemetrySettings | undefined,
  events: TracingEvents,
): Promise<Tracing | undefined> => {
  if (!settings) return undefined
  const { startTracing } = await import('./sdk/start-tracing.ts')
  return startTracing(settings, events)
}
