import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { databaseFile } from '../../../core/database/sqlite/open-file.ts'
import { goodLogin } from '../../../testing/inputs.ts'
import { joinAs, refreshTokensOf } from '../../../testing/members.ts'
import { openTestApi, testNow } from '../../../testing/test-api.ts'

it('a password that is changed after the comparison and before the session begins opens no session', async () => {
  let atSignIn = () => {}
  // a session reads the clock just before it begins, after the password was compared
  const api = await openTestApi({
    now: () => {
      atSignIn()
      return testNow
    },
  })
  await joinAs(api)
  const elsewhere = new Sqlite(join(api.dataDir, databaseFile))
  let changes = 0
  atSignIn = () => {
    changes += elsewhere.prepare("UPDATE users SET password_hash = 'another'").run().changes
    elsewhere.exec('DELETE FROM sessions')
  }
  const answer = await api.post('/api/auth/login', goodLogin)
  atSignIn = () => {}
  expect([answer.status, (await answer.json()).code, changes]).toEqual([401, 'invalid_credentials', 1])
  expect(refreshTokensOf(answer)).toEqual([])
  expect((await api.counts()).sessions).toBe(0)
  elsewhere.close()
})
