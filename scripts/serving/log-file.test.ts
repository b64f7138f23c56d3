import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { openLog } from './log-file.ts'

const open = (options: Partial<Parameters<typeof openLog>[0]> = {}) => {
  const folder = temporaryFolder('log')
  const file = join(folder, 'server.log')
  const log = openLog({ file, level: 'info', ...options })
  whenDone(log.close)
  return { folder, file, logger: log.logger }
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

it('puts a large log aside, and goes on in a new one without losing a line', async () => {
  const { folder, file, logger } = open({ mostBytes: 2000, lookMs: 10 })
  let line = 0
  const turned = () => {
    logger.info({ line: ++line }, 'x'.repeat(100))
    return existsSync(`${file}.1`)
  }
  await expect.poll(turned, { interval: 1 }).toBe(true)
  await expect.poll(() => textOf(`${file}.1`) + textOf(file)).toContain(`"line":${line}`)
  expect(readdirSync(folder).sort()).toEqual(['server.log', 'server.log.1'])
})

it('writes what is as grave as its level, and nothing below', async () => {
  const { file, logger } = open({ level: 'warn' })
  logger.info('a request')
  logger.warn('a mail that waits')
  await expect.poll(() => textOf(file)).toContain('a mail that waits')
  expect(textOf(file)).not.toContain('a request')
})

it('takes no process with it where the disk takes no lines', async () => {
  // writes to it fail as on a full disk
  const { logger } = open({ file: '/dev/full' })
  let lines = 0
  const log = () => {
    logger.info('lost')
    return ++lines
  }
  await expect.poll(log, { interval: 5 }).toBeGreaterThan(20)
})
