import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { type Readable, Transform } from 'node:stream'
import type { MappedBackend } from '@calm-rest/releases'
import { assertReachable, type Reach, reachableLookup } from '@calm-rest/server'
import { BackendFailed } from './backend-failed.ts'

export interface BackendCall {
  method: string
  /** Path and query. */
  path: string
  headers: Readonly<Record<string, string>>
  body?: Readable | string | undefined
  /** Aborts the request: the guest has left. */
  signal?: AbortSignal | undefined
}

export interface BackendResponse {
  status: number
  headers: IncomingHttpHeaders
  /** Fails if the backend is too slow, or sends too much. */
  body: Readable
  /** Resolves once the backend has sent everything, or was cut off. */
  over: Promise<void>
}

type Limits = Pick<MappedBackend, 'timeoutMs' | 'totalMs' | 'requestBytes' | 'responseBytes'>

const tooLarge = (most: number) =>
  new BackendFailed('backend_request_too_large', `A request to this backend has at most ${most} bytes.`)

/** Passes bytes on and fails at the first one beyond `most`. */
const countBytes = (most: number, refusal: (most: number) => Error, onPart: () => void) => {
  let bytes = 0
  return new Transform({
    transform: (part: Buffer, _, done) => {
      bytes += part.length
      onPart()
      if (bytes > most) done(refusal(most))
      else done(null, part)
    },
  })
}

/** Ends an exchange that takes too long: in all, or between two parts. */
const watch = ({ timeoutMs, totalMs }: Limits, late: (ms: number) => void) => {
  const total = setTimeout(late, totalMs, totalMs)
  let next = setTimeout(late, timeoutMs, timeoutMs)
  return {
    heard: () => {
      clearTimeout(next)
      next = setTimeout(late, timeoutMs, timeoutMs)
    },
    stop: () => {
      clearTimeout(total)
      clearTimeout(next)
    },
  }
}

/** The guest did not send the whole request, which is no fault of the backend. */
const notSent = () => new BackendFailed('invalid_backend_request', 'The request did not arrive in time.')

const toFailure = (cause: Error, isUnreachable = false): BackendFailed => {
  if (cause instanceof BackendFailed) return cause
  const { code = cause.name } = cause as NodeJS.ErrnoException
  return new BackendFailed('backend_failed', `The backend cannot be reached: ${code}.`, {
    cause,
    isUnreachable,
  })
}

/** Whether a request has a connection, encrypted where it is to be. */
const watchConnection = (request: http.ClientRequest) => {
  let isOpen = false
  request.once('socket', (socket) => {
    isOpen = request.reusedSocket
    // its listeners would stay
    if (isOpen) return
    socket.once('encrypted' in socket ? 'secureConnect' : 'connect', () => {
      isOpen = true
    })
  })
  return () => isOpen
}

const assertAnswer = ({ statusCode = 0, headers }: IncomingMessage, { responseBytes }: Limits) => {
  if (statusCode < 200 || statusCode > 599) {
    throw new BackendFailed(
      'backend_failed',
      `The backend answers ${statusCode}, which is no status of HTTP.`,
    )
  }
  if (statusCode >= 300 && statusCode < 400 && statusCode !== 304) {
    throw new BackendFailed('backend_failed', `The backend redirects (${statusCode}), which nobody follows.`)
  }
  if (Number(headers['content-length'] ?? 0) > responseBytes) {
    throw new BackendFailed('backend_failed', `An answer of this backend has at most ${responseBytes} bytes.`)
  }
}

/**
 * Sends requests to backends. A name is resolved once for each connection, which only goes to a permitted address, so
 * that it cannot change to another machine in between. No redirect is followed and no proxy is used.
 */
export const createSendRequest = (reach: Reach) => {
  const lookup = reachableLookup(reach)
  const kept = { keepAlive: true, maxFreeSockets: 8 } as const
  const agents = { http: new http.Agent(kept), https: new https.Agent(kept) }

  const send = async (origin: string, limits: Limits, call: BackendCall): Promise<BackendResponse> => {
    try {
      assertReachable(new URL(origin).hostname, reach)
    } catch (cause) {
      throw toFailure(cause as Error, true)
    }
    return new Promise((resolve, reject) => {
      const url = new URL(origin)
      const isHttps = url.protocol === 'https:'
      const request = (isHttps ? https : http).request(url, {
        method: call.method,
        // as it was asked for: a backend may tell paths apart that a URL does not
        path: call.path,
        headers: call.headers,
        lookup,
        agent: isHttps ? agents.https : agents.http,
      })
      const isConnected = watchConnection(request)
      const end = (why: Error) => {
        stop()
        reject(toFailure(why, !isConnected()))
        request.destroy(why)
      }
      const late = (ms: number) =>
        end(
          request.writableEnded
            ? new BackendFailed('backend_timeout', `No answer within ${ms} ms.`, {
                isUnreachable: !isConnected(),
              })
            : notSent(),
        )
      const { heard, stop } = watch(limits, late)
      const left = () => end(new BackendFailed('backend_failed', 'The guest has left.'))
      call.signal?.addEventListener('abort', left, { once: true })
      if (call.signal?.aborted) left()
      request.on('error', end)
      request.on('response', (response) => {
        try {
          assertAnswer(response, limits)
        } catch (cause) {
          response.destroy()
          return end(cause as Error)
        }
        const tooMuch = (most: number) =>
          new BackendFailed('backend_failed', `An answer of this backend has at most ${most} bytes.`)
        const body = countBytes(limits.responseBytes, tooMuch, heard)
        // an empty body never closes once it is a web stream
        const over = new Promise<void>((isOver) => response.once('close', isOver))
        void over.then(() => {
          stop()
          call.signal?.removeEventListener('abort', left)
        })
        body.on('close', () => {
          if (!response.complete) response.destroy()
        })
        // a reader sees the failure; there may be none yet
        body.on('error', () => {})
        response.on('error', (cause) => body.destroy(toFailure(cause)))
        request.on('close', () => {
          if (!response.complete) body.destroy(new BackendFailed('backend_failed', 'The answer was cut off.'))
        })
        response.pipe(body)
        resolve({ status: response.statusCode ?? 502, headers: response.headers, body, over })
      })
      if (typeof call.body === 'string' || call.body === undefined) return request.end(call.body)
      const sent = countBytes(limits.requestBytes, tooLarge, heard)
      sent.on('error', end)
      call.body
        .on('error', () => end(notSent()))
        .pipe(sent)
        .pipe(request)
    })
  }

  return {
    send,
    close: () => {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}
