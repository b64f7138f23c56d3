import type { ReleaseEvent } from '@calm-rest/contract/release-api'
import { NotTaken, post, postFailure, type Reach, webhookHeaders } from '@calm-rest/server'
import type { ReleaseHook } from './hooks-file.ts'

/** What is posted: an event, or the text of a test. */
export type HookMessage = Pick<ReleaseEvent, 'id' | 'timestamp'> & { type: string; data: object }

interface Sending {
  hook: Pick<ReleaseHook, 'url' | 'secret'>
  message: HookMessage
  /** The addresses that it may post to. */
  reach: Reach
  at: Date
  /** Aborts the attempt. */
  signal: AbortSignal
}

/** Posts an event, signed as Standard Webhooks says. Returns undefined if it was taken, else a code such as `http_503`. */
export const sendEvent = async ({
  hook,
  message,
  reach,
  at,
  signal,
}: Sending): Promise<string | undefined> => {
  const body = JSON.stringify(message)
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Calm-Rest-Releases/1',
    ...webhookHeaders({ id: message.id, at, body }, Buffer.from(hook.secret, 'base64')),
  }
  try {
    const status = await post({ url: new URL(hook.url), headers, body, signal }, reach)
    return status >= 200 && status <= 299 ? undefined : new NotTaken(status).code
  } catch (cause) {
    return postFailure(cause)
  }
}
