import { expect, it } from 'vitest'
import { readTables } from '../../../core/database/copy/schema.ts'
import { openFile } from '../../../core/database/sqlite/open-file.ts'
import { openTempDir } from '../../../testing/test-api.ts'
import { restoredTables } from './tables.ts'

const soundsSecret = /(^|_)(hash|token|secret|code|challenge|key|password|auth|endpoint|p256dh|pin|otp)(_|$)/

const tables = () => {
  const db = openFile(openTempDir())
  const found = readTables(db)
  db.close()
  return found
}

it('states for every table of the schema what a restore does to it, and for no other', () => {
  expect(Object.keys(restoredTables).toSorted()).toEqual(
    tables()
      .map(({ name }) => name)
      .toSorted(),
  )
})

it('brings back no column that sounds like a secret without a reason', () => {
  const unexplained = tables().flatMap(({ name, columns }) => {
    const table = restoredTables[name]
    if (table === undefined || table.as === 'ended') return []
    return columns
      .filter((column) => soundsSecret.test(column.name) && !table.secrets?.[column.name])
      .map((column) => `${name}.${column.name}`)
  })
  expect(unexplained).toEqual([])
})

it('ends whatever belongs to a member, a guest or one of their sessions: no other table refers to them', () => {
  const db = openFile(openTempDir())
  const referring = db
    .prepare<[], string>(
      `SELECT DISTINCT t.name FROM sqlite_schema t, pragma_foreign_key_list(t.name) f
      WHERE f."table" IN ('sessions', 'staff_sessions')`,
    )
    .pluck()
    .all()
  db.close()
  expect(referring.filter((name) => restoredTables[name]?.as !== 'ended')).toEqual([])
})
