import { attributes, type Tracing, traceRequests } from '@calm-rest/telemetry'
import { describeRequest } from '../request-log.ts'

/** A span for each request of the site's server. */
export const traceSite = (tracing: Tracing) =>
  traceRequests(tracing, 'site', (c) => {
    const { route, composition } = describeRequest(c)
    return { route, attributes: { [attributes.composition]: composition } }
  })
