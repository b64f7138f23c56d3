import { expect, it } from 'vitest'
import { z } from 'zod'
import { backupOptions, backupOptionsOfFile, backupVariables } from './environment.ts'

const parse = (given: Record<string, string>) => z.object(backupVariables).safeParse(given)

it('keeps 24, 14 and 8 backups of every hour beside the database, unless it is told otherwise', () => {
  const environment = { ...z.object(backupVariables).parse({}), DATA_DIR: '/data' }
  const usual = { folder: '/data/backups', everyMs: 3_600_000, keep: { last: 24, daily: 14, weekly: 8 } }
  expect([backupOptions(environment), backupOptionsOfFile(environment)]).toEqual([usual, usual])
  const own = z.object(backupVariables).parse({
    BACKUP_DIR: '/b',
    BACKUP_EVERY_HOURS: '0.5',
    BACKUP_KEEP: ' 1, 2,3 ',
  })
  expect(backupOptions({ ...own, DATA_DIR: '/data' })).toEqual({
    folder: '/b',
    everyMs: 1_800_000,
    keep: { last: 1, daily: 2, weekly: 3 },
  })
})

it.each([
  { BACKUP_KEEP: 'all' },
  { BACKUP_KEEP: '1,2' },
  { BACKUP_KEEP: '1,2,3,4' },
  { BACKUP_EVERY_HOURS: '-1' },
  { BACKUP_EVERY_HOURS: '169' },
  { BACKUP_DIR: '' },
])('refuses %j', (given) => {
  const { error } = parse(given)
  expect(error?.issues.map(({ path }) => path[0])).toEqual(Object.keys(given))
})

it('makes no backup of PostgreSQL, and says to a command what does', () => {
  const environment = { ...z.object(backupVariables).parse({}), DATA_DIR: '/d', DATABASE_URL: 'postgres://x' }
  expect(backupOptions(environment)).toBeUndefined()
  expect(() => backupOptionsOfFile(environment)).toThrow('which has its own tools for this')
})
