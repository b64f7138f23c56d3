import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@calm-rest/testing/random'
import { type Asked, createClient } from '../load/client.ts'
import { idempotencyKey } from '../load/idempotency-key.ts'
import { randomStay } from '../random-stay.ts'

export interface Seen {
  reads: number[]
  bookings: number[]
  acknowledged: Set<string>
  /** Bookings sent once more with the same key. */
  repeated: number
  /** Of those answered with another booking. */
  doubled: number
  /** What failed: no answer, or a status that neither a read nor a booking may have. */
  failed: string[]
  isOver: boolean
}

export const seenNothing = (): Seen => ({
  reads: [],
  bookings: [],
  acknowledged: new Set(),
  repeated: 0,
  doubled: 0,
  failed: [],
  isOver: false,
})

export const answeredBy = ({ reads, bookings }: Seen) => reads.length + bookings.length

interface GuestOptions {
  port: number
  number: number
  random: Random
  /** What guests look at. */
  paths: readonly string[]
  longestPauseMs: number
}

/** One booking of four is sent again, as by a guest who presses twice. */
const repeatedShare = 0.25
const bookingShare = 0.25

/** A guest who looks and books until it is over. */
export const visit = async ({ port, number, random, paths, longestPauseMs }: GuestOptions, seen: Seen) => {
  const client = createClient(port, number)
  const ask = async (path: string, asked?: Asked) => {
    try {
      const answer = await client.ask(path, asked)
      if (![200, 201, 409].includes(answer.status)) seen.failed.push(`${path}: ${answer.status}`)
      return answer
    } catch (cause) {
      seen.failed.push(`${path}: ${cause instanceof Error ? cause.message : cause}`)
      return undefined
    }
  }
  const book = async () => {
    const asked: Asked = {
      method: 'POST',
      body: randomStay(random),
      headers: { 'Idempotency-Key': idempotencyKey(random) },
    }
    const first = await ask('/api/bookings', asked)
    if (first) seen.bookings.push(first.ms)
    if (first?.status !== 201) return
    const { reference } = JSON.parse(first.body)
    seen.acknowledged.add(reference)
    if (random.next() > repeatedShare) return
    const second = await ask('/api/bookings', asked)
    if (!second) return
    seen.bookings.push(second.ms)
    seen.repeated += 1
    if (JSON.parse(second.body).reference !== reference) seen.doubled += 1
  }
  while (!seen.isOver) {
    if (random.next() < bookingShare) await book()
    else {
      const answer = await ask(paths[Math.floor(random.between(0, paths.length))] ?? '/api/rooms')
      if (answer) seen.reads.push(answer.ms)
    }
    await sleep(random.between(0, longestPauseMs))
  }
  client.close()
}
