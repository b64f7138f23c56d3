import { expect } from 'vitest'
import { startChild } from '../../testing/child.ts'
import { openEmptyDatabase, openTestApi } from '../../testing/test-api.ts'

/** Lets processes try to book the same nights at the same moment, and checks that each night is sold once. */
export const raceForNights = async (processes: number, nights: number) => {
  const api = await openTestApi()
  const workers = Array.from({ length: processes }, () =>
    startChild('./race-worker.ts', [api.dataDir, String(nights)]),
  )
  for (const worker of workers) expect(await worker.nextLine()).toBe('ready')
  for (const worker of workers) worker.process.stdin.write('go\n')
  const answers: { night: string; status: number; code: string }[] = []
  for (const worker of workers) answers.push(...JSON.parse(await worker.nextLine()))

  const tally = Object.groupBy(answers, ({ status, code }) => `${status} ${code}`)
  expect(Object.fromEntries(Object.entries(tally).map(([key, all]) => [key, all?.length]))).toEqual({
    '201 booked': nights,
    '409 room_taken': nights * (processes - 1),
  })
  const winners = answers.filter(({ status }) => status === 201).map(({ night }) => night)
  expect(new Set(winners).size).toBe(nights)
  expect(await api.db.prepare('SELECT COUNT(*) FROM booking_nights').pluck().get()).toBe(nights)
}

/** Starts processes on an empty folder at the same moment, and checks that it is seeded once. */
export const startAtOnce = async (processes: number) => {
  const api = await openTestApi()
  const expected = await api.db.prepare('SELECT COUNT(*) FROM testimonials').pluck().get()
  const dataDir = await openEmptyDatabase(`${api.dataDir}/fresh`)
  const workers = Array.from({ length: processes }, () => startChild('./race-worker.ts', [dataDir, '0']))
  for (const worker of workers) expect(await worker.nextLine()).toBe('ready')
  const fresh = await openTestApi({ dataDir })
  expect(await fresh.db.prepare('SELECT COUNT(*) FROM room_types').pluck().get()).toBe(13)
  expect(await fresh.db.prepare('SELECT COUNT(*) FROM testimonials').pluck().get()).toBe(expected)
}
