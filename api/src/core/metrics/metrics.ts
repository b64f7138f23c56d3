import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { addCounter, addHistogram, type HistogramOptions, type SeriesOptions } from './current-series.ts'
import { type CountedRequest, createRequestCounts } from './request-counts.ts'

type Samples<Label extends string> = readonly { value: number; labels?: Record<Label, string> }[]

export interface GaugeOptions<Label extends string> {
  name: string
  help: string
  labels?: readonly Label[]
  /** Called whenever the metrics are read. */
  read: () => Samples<Label> | Promise<Samples<Label>>
}

/** Metrics of one process, for monitoring. docs/runbook.md explains each. */
export interface Metrics {
  request(counted: CountedRequest): void
  /** Calls the listener after each request of every server of the process. */
  listen(listener: (counted: CountedRequest) => void): void
  /** Outcome of an attempt to book: 'booked', or the code of its refusal. */
  booking(outcome: string): void
  /** Outcome of an attempt to send a mail. */
  mail(outcome: string): void
  /** Outcome of an attempt to send a notice to a partner's server. */
  webhook(outcome: string): void
  /** Outcome of an attempt to send a push message to a phone of the staff. */
  push(outcome: string): void
  backup(outcome: 'made' | 'failed'): void
  gauge<Label extends string = never>(options: GaugeOptions<Label>): void
  /** Returns a function that increments a series. */
  counter<Label extends string>(
    options: SeriesOptions<Label>,
  ): (labels: Record<Label, string>, count: number) => void
  /** Returns a function that observes a value of a series. */
  histogram<Label extends string>(
    options: HistogramOptions<Label>,
  ): (labels: Record<Label, string>, value: number) => void
  /** Returns the metrics in the text format of Prometheus. */
  text(): Promise<string>
  contentType: string
  close(): void
}

let ofProcess: Registry | undefined

/**
 * Metrics of the whole process, under the names that dashboards for Node use. Their observers start once and never end,
 * however many APIs one process runs.
 */
const processRegistry = (): Registry => {
  if (ofProcess) return ofProcess
  ofProcess = new Registry()
  collectDefaultMetrics({ register: ofProcess })
  return ofProcess
}

export const createMetrics = (): Metrics => {
  const registry = new Registry()
  const general = processRegistry()
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames: [...labelNames], registers: [registry] })
  const requests = createRequestCounts(registry)
  const bookings = counter('calm_rest_booking_attempts_total', 'Attempts to book, by how they ended', [
    'outcome',
  ])
  const mails = counter('calm_rest_mails_total', 'Attempts to send a mail, by how they ended', ['outcome'])
  const webhooks = counter(
    'calm_rest_webhooks_total',
    "Attempts to send a partner's server a notice, by how they ended",
    ['outcome'],
  )
  const pushes = counter(
    'calm_rest_pushes_total',
    'Attempts to tell a phone of the staff, by how they ended',
    ['outcome'],
  )
  const backups = counter('calm_rest_backups_total', 'Backups by the schedule, by how they ended', [
    'outcome',
  ])
  for (const outcome of ['made', 'failed']) backups.inc({ outcome }, 0)

  const gauge = <Label extends string = never>(options: GaugeOptions<Label>) => addGauge(registry, options)
  const listeners: ((counted: CountedRequest) => void)[] = []
  return {
    request: (counted) => {
      requests.count(counted)
      for (const listener of listeners) listener(counted)
    },
    listen: (listener) => void listeners.push(listener),
    booking: (outcome) => bookings.inc({ outcome }),
    mail: (outcome) => mails.inc({ outcome }),
    webhook: (outcome) => webhooks.inc({ outcome }),
    push: (outcome) => pushes.inc({ outcome }),
    backup: (outcome) => backups.inc({ outcome }),
    gauge,
    counter: (options) => addCounter(registry, options),
    histogram: (options) => addHistogram(registry, options),
    text: async () =>
      (await Promise.all([registry.metrics(), requests.durationsText(), general.metrics()])).join('\n'),
    contentType: registry.contentType,
    close: () => registry.clear(),
  }
}

const addGauge = <Label extends string>(
  registry: Registry,
  { name, help, labels = [], read }: GaugeOptions<Label>,
) => {
  const gauge: Gauge<Label> = new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    collect: async () => {
      gauge.reset()
      // a gauge without labels is 0 after a reset, not missing
      if (labels.length === 0) gauge.remove()
      for (const { value, labels: named } of await readSafely(read)) {
        gauge.set(named ?? ({} as Record<Label, string>), value)
      }
    },
  })
}

/** Returns no samples if reading fails, so that the other metrics can still be read. */
const readSafely = async <Label extends string>(
  read: GaugeOptions<Label>['read'],
): Promise<Samples<Label>> => {
  try {
    return await read()
  } catch {
    return []
  }
}
