import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const value = z
  .object({ stringValue: z.string(), intValue: z.union([z.number(), z.string()]), doubleValue: z.number() })
  .partial()
const attribute = z.object({ key: z.string(), value })

const span = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: z.array(attribute).default([]),
  status: z.object({ code: z.number().default(0) }).default({ code: 0 }),
})

/** https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
const request = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})

export interface ExportedSpan {
  service: string
  traceId: string
  id: string
  /** Undefined for the root of a trace. */
  parent: string | undefined
  name: string
  /** 1 internal, 2 server, 3 client. */
  kind: number
  startMs: number
  endMs: number
  failed: boolean
  attributes: Record<string, string | number | undefined>
}

const plain = (attributes: z.infer<typeof attribute>[]) =>
  Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue, doubleValue } }) => [
      key,
      stringValue ?? (intValue === undefined ? doubleValue : Number(intValue)),
    ]),
  )

const spansIn = (body: string): ExportedSpan[] =>
  request.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map((one) => ({
        service: String(plain(resource.attributes)['service.name']),
        traceId: one.traceId,
        id: one.spanId,
        parent: one.parentSpanId || undefined,
        name: one.name,
        kind: one.kind,
        startMs: Number(one.startTimeUnixNano) / 1e6,
        endMs: Number(one.endTimeUnixNano) / 1e6,
        failed: one.status.code === 2,
        attributes: plain(one.attributes),
      })),
  )

type Mood = 'takes' | 'refuses' | 'hangs'

/** An OTLP receiver over HTTP on this machine. Close it at the end. */
export const openCollector = async () => {
  const bodies: string[] = []
  const headers: Record<string, unknown>[] = []
  let mood: Mood = 'takes'
  const server = createServer(async (asked, answer) => {
    if (mood === 'hangs') return
    if (mood === 'refuses') return answer.writeHead(400).end('{}')
    headers.push({ ...asked.headers, path: asked.url })
    bodies.push(await text(asked))
    answer.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every byte that it took. */
    bodies,
    headers,
    spans: () => bodies.flatMap(spansIn),
    become: (next: Mood) => {
      mood = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
