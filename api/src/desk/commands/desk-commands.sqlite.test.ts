import { expect, it } from 'vitest'
import { ApiError } from '../../core/http/api-error.ts'
import { refusalOf } from '../../core/http/refusal.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { openTestDatabase } from '../../testing/test-api.ts'

it('says that nothing has changed where the database takes nothing, and calls it a fault', async () => {
  const { desk, api } = await openTestDesk()
  const stuck = await openTestDatabase(api.dataDir)
  await stuck.exec('PRAGMA query_only = ON')
  const refusal = await stuck.exec('DELETE FROM messages').catch(refusalOf)
  expect(refusal).toMatchObject({ message: expect.stringMatching(/Nothing has changed\. \(.*readonly.*\)$/) })
  expect(refusal).not.toBeInstanceOf(ApiError)
  expect(await desk.log(1)).toEqual([])
})
