import { Counter, type Registry } from 'prom-client'

/** Labels are patterns, codes and names of our own, and never input of a visitor. */
export interface CountedRequest {
  /** Server that answered the request. */
  server: Server
  method: string
  /** Pattern of the route; 'none' for an unknown address. */
  route: string
  status: number
  seconds: number
}

type Server = 'api' | 'site'

/** All other methods count as the last: a visitor could make up any number of them. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'other']

/** In seconds: from an answer from memory to the time after which visitors give up. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Requests of one route. */
interface RouteCounts {
  /** Counts by status, one for each of `methods`. */
  statuses: Map<number, number[]>
  /** Counts for each of `buckets`; the last is for longer durations. */
  times: number[]
  seconds: number
}

const durations = 'calm_rest_http_request_seconds'

/**
 * Counts requests and their durations in plain numbers, which become metrics when they are read. Counting by labels in
 * prom-client takes longer than finding an answer in the cache.
 */
export const createRequestCounts = (registry: Registry) => {
  const servers = { api: new Map<string, RouteCounts>(), site: new Map<string, RouteCounts>() }
  const all = () =>
    Object.entries(servers).flatMap(([server, routes]) =>
      [...routes].map(([route, counts]) => ({ server, route, ...counts })),
    )

  const requests = new Counter({
    name: 'calm_rest_http_requests_total',
    help: 'Requests that were answered',
    labelNames: ['server', 'method', 'route', 'status'],
    registers: [registry],
    collect: () => {
      requests.reset()
      for (const { server, route, statuses } of all())
        for (const [status, counts] of statuses)
          for (const [at, count] of counts.entries()) {
            const method = methods[at] ?? 'other'
            if (count > 0) requests.inc({ server, method, route, status: String(status) }, count)
          }
    },
  })

  const durationLines = () =>
    all().flatMap(({ server, route, times, seconds }) => {
      const labels = `server="${server}",route="${route}"`
      let count = 0
      const bucketLines = times.map((inBucket, at) => {
        count += inBucket
        return `${durations}_bucket{le="${buckets[at] ?? '+Inf'}",${labels}} ${count}`
      })
      return [
        ...bucketLines,
        `${durations}_sum{${labels}} ${seconds}`,
        `${durations}_count{${labels}} ${count}`,
      ]
    })

  const begin = (routes: Map<string, RouteCounts>, route: string): RouteCounts => {
    const counts = { statuses: new Map(), times: [...buckets, Infinity].map(() => 0), seconds: 0 }
    routes.set(route, counts)
    return counts
  }
  return {
    count: ({ server, method, route, status, seconds }: CountedRequest) => {
      const routes = servers[server]
      const counts = routes.get(route) ?? begin(routes, route)
      const byMethod = counts.statuses.get(status) ?? methods.map(() => 0)
      counts.statuses.set(status, byMethod)
      const known = methods.indexOf(method)
      add(byMethod, known < 0 ? methods.length - 1 : known)
      const bucket = buckets.findIndex((limit) => seconds <= limit)
      add(counts.times, bucket < 0 ? buckets.length : bucket)
      counts.seconds += seconds
    },
    /**
     * Returns the histogram of durations in the text format of Prometheus: prom-client accepts only single durations.
     */
    durationsText: () =>
      [`# HELP ${durations} Time to an answer`, `# TYPE ${durations} histogram`, ...durationLines(), ''].join(
        '\n',
      ),
  }
}

const add = (counts: number[], at: number) => {
  counts[at] = (counts[at] ?? 0) + 1
}
