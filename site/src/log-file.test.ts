import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { openLog } from './log-file.ts'

const open = (options: Partial<Parameters<typeof openLog>[0]> = {}) => {
  const folder = temporaryFolder('log')
  const file = join(folder, 'server.log')
  return { folder, file, ...openLog({ file, level: 'info', ...options }) }
}

const numbersIn = (file: string): number[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).line)

it('is readable by the site alone', () => {
  const { file, close } = open()
  close()
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

it('moves a large log aside, and continues in a new one without losing a line', async () => {
  const { folder, file, logger, close } = open({ mostBytes: 2000 })
  let line = 0
  while (!existsSync(`${file}.1`)) {
    logger.info({ line: ++line }, 'x'.repeat(100))
    await setImmediate()
  }
  close()
  expect(readdirSync(folder).sort()).toEqual(['server.log', 'server.log.1'])
  const written = [...numbersIn(`${file}.1`), ...numbersIn(file)]
  expect(written).toEqual(Array.from({ length: line }, (_, i) => i + 1))
})

it('continues an existing file', () => {
  const first = open()
  first.logger.info({ line: 1 }, 'before a restart')
  first.close()
  const second = open({ file: first.file })
  second.logger.info({ line: 2 }, 'after it')
  second.close()
  expect(numbersIn(first.file)).toEqual([1, 2])
})

it('writes lines from its level on, and none below', () => {
  const { file, logger, close } = open({ level: 'warn' })
  logger.info({ line: 1 }, 'a request')
  logger.warn({ line: 2 }, 'a mail that waits')
  close()
  expect(numbersIn(file)).toEqual([2])
})

it('keeps the process running and able to end if the disk accepts no lines', async () => {
  // every write to it fails like on a full disk
  const { logger, close } = open({ file: '/dev/full' })
  for (let line = 0; line < 20; line += 1) {
    logger.info('lost')
    await setImmediate()
  }
  logger.info('lost, too')
  close()
})
