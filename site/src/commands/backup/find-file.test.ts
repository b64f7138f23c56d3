import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { findFile } from './find-file.ts'

it('finds the newest, a file of the caller, and a name in the folder of backups', () => {
  const folder = temporaryFolder('backups')
  const caller = temporaryFolder('caller')
  const before = process.env.INIT_CWD
  whenDone(() => {
    if (before === undefined) delete process.env.INIT_CWD
    else process.env.INIT_CWD = before
  })
  process.env.INIT_CWD = caller
  expect(() => findFile('latest', folder)).toThrow(`There is no backup in ${folder}.`)
  const names = ['calm-rest-2027-06-01T06-00-00-000Z.db', 'calm-rest-2027-06-02T06-00-00-000Z.db']
  for (const name of names) writeFileSync(join(folder, name), '')
  expect(findFile('latest', folder)).toBe(join(folder, names[1] ?? ''))
  expect(findFile('a.db', folder)).toBe(join(folder, 'a.db'))
  writeFileSync(join(caller, 'a.db'), '')
  expect(findFile('a.db', folder)).toBe(join(caller, 'a.db'))
})
