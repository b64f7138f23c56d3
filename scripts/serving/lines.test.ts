import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openLines } from './lines.ts'

const fileIn = () => join(temporaryFolder('log'), 'server.log')

it('writes every line in its order, also the last ones before the end', async () => {
  const file = fileIn()
  const lines = openLines(file)
  const logger = pino({}, lines)
  for (let n = 0; n < 2000; n += 1) logger.info({ n }, 'line')
  await expect.poll(() => readFileSync(file, 'utf8').length).toBeGreaterThan(0)
  logger.info({ n: 2000 }, 'line')
  lines.end()
  const numbers = () =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).n)
  await expect.poll(numbers).toEqual(Array.from({ length: 2001 }, (_, n) => n))
})

it('goes on in a new file where the old one was put aside', async () => {
  const file = fileIn()
  const lines = openLines(file)
  lines.write('old\n')
  await expect.poll(() => readFileSync(file, 'utf8')).toBe('old\n')
  renameSync(file, `${file}.1`)
  lines.reopen()
  lines.write('new\n')
  await expect.poll(() => readFileSync(file, 'utf8')).toBe('new\n')
})

it('neither throws, waits nor grows without end where the disk takes no lines', async () => {
  const lines = openLines('/dev/full')
  const startedMs = performance.now()
  for (let n = 0; n < 20_000; n += 1) lines.write(`${'x'.repeat(1000)}\n`)
  await new Promise((resolve) => setImmediate(resolve))
  lines.end()
  expect(performance.now() - startedMs).toBeLessThan(5000)
})
