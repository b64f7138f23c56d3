import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metrics } from './metrics.ts'

const resolutionMs = 20
const toSeconds = (nanoseconds: number) => nanoseconds / 1e9

/** Of the process as a whole, under the names that dashboards know; answers how to stop. */
export const addProcessGauges = (gauge: Metrics['gauge']) => {
  const startedSeconds = Date.now() / 1000 - process.uptime()
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  const one = (name: string, help: string, value: () => number) =>
    gauge({ name, help, read: () => [{ value: value() }] })

  one('process_resident_memory_bytes', 'Memory that the process holds', () => process.memoryUsage.rss())
  one('nodejs_heap_size_used_bytes', 'Of it, by values of JavaScript', () => process.memoryUsage().heapUsed)
  one('process_start_time_seconds', 'When the process started, since 1970', () => startedSeconds)
  one('process_cpu_seconds_total', 'Time of a core that it took', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  gauge({
    name: 'nodejs_eventloop_lag_seconds',
    help: 'How late the event loop came since the metrics were read last',
    labels: ['quantile'],
    read: () => {
      // the timer that measures is itself late by its resolution
      const late = (ns: number) => Math.max(0, toSeconds(ns) - resolutionMs / 1000)
      const read = [
        { labels: { quantile: '0.5' }, value: late(delay.percentile(50)) },
        { labels: { quantile: '0.99' }, value: late(delay.percentile(99)) },
        { labels: { quantile: '1' }, value: late(delay.max) },
      ]
      delay.reset()
      return read
    },
  })
  return () => delay.disable()
}
