import { request } from 'node:http'
import { Readable } from 'node:stream'

/** Statuses whose answers have no body. */
const withoutBody = [204, 304]

/**
 * Sends requests to a server on this machine, each over a connection of its own: on an idle one, `fetch` fails if the
 * server has just closed it, and the outcome of a booking would be unknown.
 */
export const requestOver =
  (port: number) =>
  (path: string, { method = 'GET', headers = {}, body, signal }: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        headers: Object.fromEntries(new Headers(headers)),
        ...(signal && { signal }),
      }
      const sending = request(options, (answer) => {
        const { statusCode: status = 0, headersDistinct } = answer
        const pairs = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        )
        const content = withoutBody.includes(status) ? null : (Readable.toWeb(answer) as ReadableStream)
        resolve(new Response(content, { status, headers: pairs }))
      })
      sending.on('error', reject)
      sending.end(body as string | undefined)
    })
