import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@calm-rest/testing/random'
import { type Client, createClient } from '../load/client.ts'
import { idempotencyKey } from '../load/idempotency-key.ts'
import { randomStay } from '../random-stay.ts'

export interface Seen {
  acknowledged: string[]
  reads: number
  bookings: number
  /** Number of answers 503 with the code `unavailable`. */
  unavailable: number
  /** Unexpected answers, and requests without one. */
  strange: string[]
}

export const seenNothing = (): Seen => ({
  acknowledged: [],
  reads: 0,
  bookings: 0,
  unavailable: 0,
  strange: [],
})

const againMs = 50

/** Repeats a request until the answer is no longer 'unavailable'. */
const untilAnswered = async (ask: () => ReturnType<Client['ask']>, seen: Seen) => {
  for (;;) {
    const answer = await ask().catch((cause: unknown) => ({ status: 0, body: String(cause) }))
    if (answer.status !== 503 || !answer.body.includes('"unavailable"')) return answer
    seen.unavailable += 1
    await sleep(againMs)
  }
}

const read = async (client: Client, seen: Seen) => {
  const { status, body } = await untilAnswered(() => client.ask('/api/rooms/coral-suite'), seen)
  seen.reads += 1
  if (status !== 200) seen.strange.push(`a read: ${status} ${body}`)
}

const book = async (client: Client, random: Random, seen: Seen) => {
  const asked = {
    method: 'POST' as const,
    body: randomStay(random),
    headers: { 'Idempotency-Key': idempotencyKey(random) },
  }
  const { status, body } = await untilAnswered(() => client.ask('/api/bookings', asked), seen)
  seen.bookings += 1
  if (status === 201) seen.acknowledged.push(JSON.parse(body).reference)
  else if (status !== 409) seen.strange.push(`a booking: ${status} ${body}`)
}

/** Starts `count` guests who read and book without a pause; `leave` lets each finish its request. */
export const startGuests = (count: number, port: number, random: Random, seen: Seen) => {
  let isOpen = true
  const visit = async (number: number) => {
    const client = createClient(port, number)
    while (isOpen) await (random.next() < 0.4 ? book(client, random, seen) : read(client, seen))
    client.close()
  }
  const visits = Array.from({ length: count }, (_, n) => visit(n))
  return {
    leave: async () => {
      isOpen = false
      await Promise.all(visits)
    },
  }
}
