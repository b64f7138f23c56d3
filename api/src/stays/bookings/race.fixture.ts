import { expect } from 'vitest'
import { startRacers } from '../../testing/racers.ts'
import { openEmptyDatabase, openTestApi } from '../../testing/test-api.ts'

/**
 * Starts processes on an empty folder at the same moment, and checks that it is seeded once; then lets them try to book
 * the same nights at the same moment, and checks that each night is sold once.
 */
export const raceForNights = async (processes: number, nights: number) => {
  const seeded = await openTestApi()
  const expected = await seeded.db.prepare('SELECT COUNT(*) FROM testimonials').pluck().get()
  const dataDir = await openEmptyDatabase(`${seeded.dataDir}/fresh`)
  const workers = await startRacers(dataDir, processes, nights)
  const { db } = await openTestApi({ dataDir })
  expect(await db.prepare('SELECT COUNT(*) FROM room_types').pluck().get()).toBe(13)
  expect(await db.prepare('SELECT COUNT(*) FROM testimonials').pluck().get()).toBe(expected)

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
  expect(await db.prepare('SELECT COUNT(*) FROM booking_nights').pluck().get()).toBe(nights)
}
