import { useState } from 'react'

/** Options of a call that must not be executed twice. */
export interface Attempt {
  headers: { 'Idempotency-Key': string }
}

/**
 * Idempotency key of an attempt: however often it is sent, it is executed once. Call `renew` for a new
 * attempt.
 */
export const useAttempt = (): { attempt: Attempt; renew: () => void } => {
  const [key, setKey] = useState(() => crypto.randomUUID())
  return { attempt: { headers: { 'Idempotency-Key': key } }, renew: () => setKey(crypto.randomUUID()) }
}
