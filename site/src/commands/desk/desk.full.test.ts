import { expect, it } from 'vitest'
import { openSite } from './open-site.fixture.ts'

it.each([
  [['bookings', 'pin', 'CR-1', '--yes'], 3, 'There is no booking CR-1.'],
  [['staff', 'invite', 'Amara'], 3, 'Nobody is here to ask: say --yes.'],
  [
    ['bookings', 'cancel', '--by', 'made', '2027-02-30', '2027-03-01'],
    3,
    "'2027-02-30' is no day like 2027-03-31",
  ],
  [['guests', 'erase', '--yes'], 2, "Missing required argument 'email'."],
  [['desk'], 2, "Unknown command 'desk'."],
  [['guests', 'paint'], 2, "Unknown command 'paint'."],
])('%j ends with a sentence and exit code %i, and changes nothing', async (args, exitCode, words) => {
  const { deskProcess: desk } = await openSite()
  const { code, stdout, stderr } = await desk(...args)
  expect({ code, stdout }).toEqual({ code: exitCode, stdout: '' })
  expect(stderr).toContain(words)
  expect(stderr).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m)
  const asJson = await desk(...args, '--json')
  expect(JSON.parse(asJson.stdout)).toMatchObject({ exitCode, error: expect.stringContaining(words) })
  expect((await desk('log')).stdout).toBe('Nothing yet.\n')
})
