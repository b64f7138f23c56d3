import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { ApiCall, BackendCall } from './messages.ts'

/** The request that submitted a form: its client address is forwarded with each API call, for rate limits. */
export type RequestSender = Context<{ Bindings: Partial<HttpBindings> }>

/** Calls the API at a path below /api/. Rejects if it is unreachable. */
export type CallApi = (call: ApiCall, sender?: RequestSender) => Promise<Response>

/** The answer of a backend to a render, for every guest the same. */
export interface BackendText {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

/** Requests a backend of the release; rejects if there is no answer. */
export type CallBackend = (backend: string, call: BackendCall) => Promise<BackendText>
