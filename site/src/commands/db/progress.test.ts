import { expect, it } from 'vitest'
import { createProgress } from './progress.ts'

const source = { table: 'bookings', rows: 1_000_000, rowsOfAll: 3_000_000 }

const follow = (isTTY: boolean) => {
  const said: string[] = []
  let ms = 0
  const progress = createProgress({ isTTY, write: (text: string) => said.push(text) }, () => ms)
  return {
    said,
    end: progress.end,
    step: (afterMs: number, done: number, doing: 'copy' | 'verify' = 'copy') => {
      ms += afterMs
      progress.report({ ...source, doing, done, doneOfAll: done })
    },
  }
}

it('writes a line every five seconds without a terminal, with the pace and the time left', () => {
  const { said, step } = follow(false)
  for (let done = 0; done <= 300_000; done += 25_000) step(1000, done)
  expect(said).toEqual([
    'copying bookings: 0 of 1,000,000 rows\n',
    'copying bookings: 125,000 of 1,000,000 rows, 25,000 rows/s, 1 min 55 s left\n',
    'copying bookings: 250,000 of 1,000,000 rows, 25,000 rows/s, 1 min 50 s left\n',
  ])
})

it('uses the pace of the last seconds, and restarts it with the verification', () => {
  const { said, step } = follow(false)
  step(0, 0)
  // copied by an earlier run
  step(1000, 900_000)
  for (let i = 1; i <= 14; i += 1) step(1000, 900_000 + i * 10_000)
  expect(said.at(-1)).toMatch(/, 10,000 rows\/s, 3 min 16 s left\n$/)
  step(1, 0, 'verify')
  expect(said.at(-1)).toBe('verifying bookings: 0 of 1,000,000 rows\n')
})

it('uses one line of a terminal, and leaves it at the end', () => {
  const { said, step, end } = follow(true)
  step(0, 0)
  step(100, 10)
  step(150, 20)
  end()
  expect(said).toEqual([
    '\r\u001b[2Kcopying bookings: 0 of 1,000,000 rows',
    expect.stringContaining('copying bookings: 20 of 1,000,000 rows, 80 rows/s, '),
    '\n',
  ])
})
