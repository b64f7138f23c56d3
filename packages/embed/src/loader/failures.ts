import type { Partnership } from '../protocol.ts'

export interface Failure {
  code: string
  /** Whether another try may do. */
  retryable: boolean
}

const codes: Record<number, string> = {
  0: 'network',
  403: 'origin_not_allowed',
  404: 'room_not_found',
  503: 'unavailable',
}

/** Failure by its cause: the status of an answer, or whatever was thrown. */
export const failureOf = (cause: unknown): Failure => ({
  code: codes[cause as number] ?? 'script',
  retryable: cause !== 403 && cause !== 404,
})

/** For the partner's console, with the origin that the browser sends: a sandboxed frame has one of its own, `null`. */
export const wordsOf = (code: string, { partner }: Partnership): string =>
  code === 'origin_not_allowed' ? `${code} (${origin} for partner "${partner ?? ''}")` : code
