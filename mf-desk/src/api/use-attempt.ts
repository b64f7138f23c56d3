import { useState } from 'react'

/** Options of a call of the staff API that must not be done twice. */
export interface Attempt {
  headers: { 'Idempotency-Key': string }
}

/**
 * Idempotency key of an attempt, which is done once however often it is sent. Call `renew` for a different
 * attempt.
 */
export const useAttempt = (): { attempt: Attempt; renew: () => void } => {
  const [key, setKey] = useState(() => crypto.randomUUID())
  return { attempt: { headers: { 'Idempotency-Key': key } }, renew: () => setKey(crypto.randomUUID()) }
}
