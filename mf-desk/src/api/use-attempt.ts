import { useState } from 'react'

/** Options of a call of the staff API that must not be done twice. */
export interface Attempt {
  headers: { 'Idempotency-Key': string }
}

/** One attempt is done once, however often it is sent. `renew` wherever something else is wanted: that is another one. */
export const useAttempt = (): { attempt: Attempt; renew: () => void } => {
  const [key, setKey] = useState(() => crypto.randomUUID())
  return { attempt: { headers: { 'Idempotency-Key': key } }, renew: () => setKey(crypto.randomUUID()) }
}
