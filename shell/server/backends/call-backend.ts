import { text } from 'node:stream/consumers'
import { backendAnswerHeaders } from '@calm-rest/contract/backends'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { LRUCache } from 'lru-cache'
import type { BackendText, CallBackend } from '../rendering/call-api.ts'
import type { BackendCall } from '../rendering/messages.ts'
import { BackendFailed } from './backend-failed.ts'
import type { Backends, Target } from './create-backends.ts'
import type { FindBackend } from './find-backend.ts'

/** Most bytes of an answer that a render gets. */
const mostBytes = 256 * 1024
/** Longest that an answer serves further guests, whatever the backend permits. */
const mostFreshMs = 60_000
const usualCachedBytes = 16 * 1024 * 1024

/** Memory of an answer, about: its headers come from the backend, too. */
const sizeOf = ({ body, headers }: BackendText, key: string) =>
  body.length + JSON.stringify(headers).length + key.length + 200

/** Milliseconds for which an answer is fresh for everybody, by its Cache-Control. */
const freshMs = (cacheControl = ''): number => {
  if (/\b(private|no-store|no-cache)\b/.test(cacheControl)) return 0
  const [, seconds = '0'] = /\b(?:s-maxage|max-age)=(\d+)/.exec(cacheControl) ?? []
  return Math.min(Number(seconds) * 1000, mostFreshMs)
}

/**
 * Backends for server renders. Nobody's identity goes along, since every guest gets the HTML; what the backend lets
 * everybody have for a while (`Cache-Control: public, max-age=10`) is requested once for all of them.
 */
export const createCallBackend = (
  backends: Backends,
  { declared }: Pick<FindBackend, 'declared'>,
  mostCachedBytes = usualCachedBytes,
) => {
  const fresh = new LRUCache<string, BackendText>({ maxSize: mostCachedBytes, sizeCalculation: sizeOf })

  const ask = async (target: Target, call: BackendCall, release: string) => {
    const { body, ...plain } = call
    const limits = { ...target, responseBytes: Math.min(target.responseBytes, mostBytes) }
    const headers = {
      ...call.headers,
      'accept-encoding': 'identity',
      'x-release': release,
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    }
    const response = await backends.request(limits, { ...plain, headers, body }, undefined)
    if (response.headers['content-encoding']) {
      response.body.destroy()
      throw new BackendFailed('backend_failed', 'The answer is compressed, which nobody asked for.')
    }
    const passed = backendAnswerHeaders.flatMap((name) => {
      const value = response.headers[name]
      return typeof value === 'string' ? [[name, value] as const] : []
    })
    return {
      answer: {
        status: response.status,
        headers: Object.fromEntries(passed),
        body: await text(response.body),
      },
      ttl: response.status === 200 ? freshMs(response.headers['cache-control']) : 0,
    }
  }

  return (manifest: ReleaseManifest): CallBackend =>
    async (name, call) => {
      const target = declared(manifest, name)
      const { remote, version } = manifest
      const release = `/releases/${remote}/${version}/`
      const key = JSON.stringify([release, target.origin, name, call])
      const known = call.method === 'GET' ? fresh.get(key) : undefined
      if (known) return known
      const { answer, ttl } = await ask(target, call, release)
      if (call.method === 'GET' && ttl > 0) fresh.set(key, answer, { ttl })
      return answer
    }
}
