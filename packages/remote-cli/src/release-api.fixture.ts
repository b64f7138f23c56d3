import { whenDone } from '@calm-rest/testing'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** A request that the server got. */
interface Asked {
  method: string
  path: string
  query: string
  token: string | undefined
  type: string | undefined
  body: Buffer
}

/**
 * Responds to release requests with the planned responses, in order, and records the requests. Ends with the
 * test.
 */
export const startReleaseApi = async (...planned: [status: number, body: object, headers?: object][]) => {
  const asked: Asked[] = []
  const app = new Hono().all('*', async (c) => {
    asked.push({
      method: c.req.method,
      path: c.req.path,
      query: new URL(c.req.url).search.slice(1),
      token: c.req.header('Authorization'),
      type: c.req.header('Content-Type'),
      body: Buffer.from(await c.req.arrayBuffer()),
    })
    const [status, body, headers] = planned.shift() ?? [500, {}]
    return Response.json(body, { status, headers: { ...headers } })
  })
  const address = await new Promise<{ port: number }>((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, resolve)
    whenDone(() => server.close())
  })
  return { site: `http://127.0.0.1:${address.port}`, asked }
}
