import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
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

it('puts a large log aside, so that it and the one before never grow beyond twice its size', async () => {
  const { folder, file, logger } = open({ mostBytes: 2000, lookMs: 10 })
  for (let line = 0; line < 200; line += 1) {
    logger.info({ line }, 'x'.repeat(100))
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await expect.poll(() => textOf(`${file}.1`) + textOf(file)).toContain('"line":199')
  expect(readdirSync(folder).sort()).toEqual(['server.log', 'server.log.1'])
  expect(statSync(`${file}.1`).size).toBeLessThan(20_000)
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
  for (let line = 0; line < 20; line += 1) logger.info('lost')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(() => logger.info('lost, too')).not.toThrow()
})
