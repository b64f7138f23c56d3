import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import {
  type BackendErrorBody,
  backendAnswerHeaders,
  backendErrorStatus,
  backendErrorWords,
  backendMethods,
  backendReleaseHeader,
  backendRequestHeaders,
} from '@calm-rest/contract/backends'
import { parseLang } from '@calm-rest/contract/widget'
import type { ClientKey } from '@calm-rest/server'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { PageVariables } from '../document/note-screen.ts'
import { isOwnOrigin } from '../forms/csrf.ts'
import { backendPath } from '../rendering/backend-path.ts'
import { BackendFailed } from './backend-failed.ts'
import type { Backends, Target } from './create-backends.ts'
import type { FindBackend } from './find-backend.ts'
import type { GuestTokens } from './guest-tokens.ts'
import type { BackendResponse } from './send-request.ts'

interface BackendRouteOptions {
  backends: Backends
  findBackend: FindBackend
  guestTokens: GuestTokens
  publicUrl: string | undefined
  clientKey: ClientKey
}

interface Env {
  Bindings: Partial<HttpBindings>
  Variables: PageVariables
}

type RequestContext = Context<Env>

/** `/x/mf-spa/orders/seats?day=…` */
const address = /^\/x\/(mf-[a-z][a-z0-9-]*)\/([a-z][a-z0-9-]*)(\/.*)$/

/**
 * Headers of every answer of a backend. It stands on the origin of everybody's session: opened by its address it has
 * no script, no origin and nothing to load, and no other site can embed it.
 */
const withoutRights = {
  'Cache-Control': 'private, no-cache',
  'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const

/**
 * Requests that a script of our own pages makes, and nothing else: links, forms, scripts, frames and workers send no
 * header of ours, and other origins may not.
 */
const assertOwnScript = (c: RequestContext, publicUrl: string | undefined): string => {
  const site = c.req.header('Sec-Fetch-Site') ?? 'same-origin'
  const dest = c.req.header('Sec-Fetch-Dest') ?? 'empty'
  const origin = c.req.header('Origin')
  const release = c.req.header(backendReleaseHeader)
  const isOwn = origin === undefined || isOwnOrigin(origin, publicUrl, c.req.header('Host'))
  if (!isOwn || site !== 'same-origin' || dest !== 'empty' || release === undefined) {
    throw new BackendFailed(
      'backend_forbidden',
      `A request needs ${backendReleaseHeader}, from our own page.`,
    )
  }
  return release
}

const parseAddress = (c: RequestContext) => {
  const { pathname, search } = new URL(c.req.url)
  const [, remote = '', name = '', path = ''] = address.exec(pathname) ?? []
  if (path === '') throw new BackendFailed('backend_not_found', 'The address is /x/<remote>/<backend>/….')
  if (!backendPath.test(path + search)) {
    throw new BackendFailed(
      'invalid_backend_request',
      'A path begins with one slash, and has at most 4,000 characters.',
    )
  }
  return { remote, name, path: path + search }
}

/** A length that the server has read by: anything else is sent in chunks. */
const lengthOf = (c: RequestContext, { requestBytes }: Target): Record<string, string> => {
  const length = c.req.header('Content-Length')
  if (length === undefined) return {}
  if (Number(length) > requestBytes) {
    throw new BackendFailed(
      'backend_request_too_large',
      `A request to this backend has at most ${requestBytes} bytes.`,
    )
  }
  return { 'content-length': length }
}

interface Sent {
  /** Value of `backendReleaseHeader`. */
  release: string
  /** A guest's token for this backend, which was verified. */
  authorization: string | undefined
}

const headersTo = (c: RequestContext, target: Target, { release, authorization }: Sent) => {
  const passed = backendRequestHeaders.flatMap((header) => {
    const value = c.req.header(header)
    return value === undefined ? [] : [[header, value] as const]
  })
  return {
    ...Object.fromEntries(passed),
    ...(c.req.raw.body && lengthOf(c, target)),
    'x-release': release.replace(/^\/previews\/[^/]+/, ''),
    ...(authorization !== undefined && { authorization }),
  }
}

const headersFrom = ({ headers }: BackendResponse): Headers => {
  const answer = new Headers(withoutRights)
  for (const name of backendAnswerHeaders) {
    const value = headers[name]
    if (typeof value === 'string') answer.set(name, value)
  }
  if (!answer.has('Content-Type')) answer.set('Content-Type', 'application/octet-stream')
  return answer
}

const bodiless = new Set([204, 205, 304])

const answerOf = (method: string, response: BackendResponse): Response => {
  const { status, body } = response
  const isEmpty = method === 'HEAD' || bodiless.has(status)
  if (isEmpty) body.resume()
  return new Response(isEmpty ? null : (Readable.toWeb(body) as ReadableStream), {
    status,
    headers: headersFrom(response),
  })
}

const refusalOf = (c: RequestContext, { code, message }: BackendFailed): Response => {
  const lang = parseLang(c.req.header('Accept-Language'))
  const body: BackendErrorBody = { error: backendErrorWords[code][lang], code, detail: message }
  return c.json(body, backendErrorStatus[code], { ...withoutRights, 'Cache-Control': 'no-store' })
}

/** /x/<remote>/<backend>/…: passes requests of a page's widgets on to the server of their team. */
export const backendRoutes = ({
  backends,
  findBackend,
  guestTokens,
  publicUrl,
  clientKey,
}: BackendRouteOptions) => {
  const pass = async (c: RequestContext): Promise<Response> => {
    const release = assertOwnScript(c, publicUrl)
    const { remote, name, path } = parseAddress(c)
    const { method } = c.req
    if (!backendMethods.some((one) => one === method))
      throw new BackendFailed('backend_method', `A request is one of ${backendMethods.join(', ')}.`)
    const target = findBackend.wanted({ remote, name, address: c.req.url, release })
    const authorization = await guestTokens.authorizationFor(remote, name, c.req.header('Authorization'))
    const { body, signal } = c.req.raw
    const call = {
      method,
      path,
      headers: headersTo(c, target, { release, authorization }),
      body: body ? Readable.fromWeb(body as NodeStream) : undefined,
      signal,
    }
    return answerOf(method, await backends.request(target, call, clientKey(c)))
  }

  return new Hono<Env>().all('/x/*', async (c) => {
    // else it would count as a page
    c.set('screen', '/x/*')
    try {
      return await pass(c)
    } catch (cause) {
      if (cause instanceof BackendFailed) return refusalOf(c, cause)
      throw cause
    }
  })
}
