import { expect, it } from 'vitest'
import { openCommands } from './open-commands.fixture.ts'

it('answers machines with one line of JSON, even for a refusal', async () => {
  const { backup, restore } = await openCommands()
  const { made } = JSON.parse((await backup('--json')).stdout)
  expect(made).toMatchObject({ bookings: 0, missing: [] })
  expect(JSON.parse((await backup('list', '--json')).stdout).backups).toHaveLength(1)
  const refused = await restore('none.db', '--json')
  expect(JSON.parse(refused.stdout)).toEqual({
    error: expect.stringContaining('There is no file'),
    exitCode: 3,
  })
  expect(refused.code).toBe(3)
})

it('prints its usage if it is not understood, with exit code 2', async () => {
  const { restore } = await openCommands()
  const { code, stdout, stderr } = await restore()
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(/^Give a file, or --at .*\.\n\nUsage: npm run restore/)
})

it('names a wrong variable', async () => {
  const { run } = await openCommands()
  const { code, stderr } = await run('backup', [], { BACKUP_KEEP: 'all' })
  expect(code).toBe(1)
  expect(stderr).toContain('BACKUP_KEEP')
})
