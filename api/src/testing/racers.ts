import { expect } from 'vitest'
import { startChild } from './child.ts'

/** Processes that have opened a database at the same moment, and race for its nights after a line on their input. */
export const startRacers = async (dataDir: string, count: number, nights: number) => {
  const racers = Array.from({ length: count }, () =>
    startChild('./race-worker.ts', [dataDir, String(nights)]),
  )
  for (const racer of racers) expect(await racer.nextLine()).toBe('loaded')
  for (const racer of racers) racer.process.stdin.write('open\n')
  for (const racer of racers) expect(await racer.nextLine()).toBe('ready')
  return racers
}
