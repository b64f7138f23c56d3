import { randomInt } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { temporaryFolder } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { addMessages, makeFullDatabase } from './full-database.fixture.ts'
import { runDb, startDb, startServer, type TestDatabase } from './run-db.fixture.ts'

const often = { interval: 5 }

const messages = 12_000
const kills = 8

let dataDir: string
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  dataDir = temporaryFolder('resume')
  await makeFullDatabase(dataDir)
  addMessages(dataDir, messages)
  server = await startServer()
})

const addresses = ({ url }: TestDatabase) => ['--from', `sqlite:${dataDir}`, '--to', url]
const copySlowly = (target: TestDatabase) => startDb(['copy', ...addresses(target), '--batch', '40'])

const hasBegun = async ({ ask }: TestDatabase) =>
  (
    await ask(
      "SELECT to_regclass('copy_progress') IS NOT NULL AND to_regclass('messages') IS NOT NULL AS yes",
    )
  )[0]?.yes === true

/** Returns the number of messages, and the number that the copy recorded, in one snapshot. */
const stateOf = async (target: TestDatabase): Promise<{ stored: number; noted: number }> => {
  if (!(await hasBegun(target))) return { stored: 0, noted: 0 }
  const [state] = await target.ask(`SELECT (SELECT count(*)::int FROM messages) AS stored,
    (SELECT rows::int FROM copy_progress WHERE table_name = 'messages') AS noted`)
  return state as { stored: number; noted: number }
}

it('continues where it was killed, at any moment, and ends with the whole database', async () => {
  const target = await server.makeDatabase()
  await target.hold('end')
  const states = []
  for (let kill = 0; kill < kills; kill += 1) {
    const { child, ended } = copySlowly(target)
    // each time a little further, so that every run is killed in the middle of its work
    const until = (kill * messages) / (kills + 1)
    await expect.poll(async () => (await stateOf(target)).stored, often).toBeGreaterThanOrEqual(until)
    await setTimeout(randomInt(25))
    child.kill('SIGKILL')
    expect(await ended).toMatchObject({ code: null, stdout: '' })
    await target.untilGone()
    states.push(await stateOf(target))
  }
  await target.letGo()
  // a moved file is the same database
  const moved = join(temporaryFolder('moved'), 'moved.db')
  copyFileSync(join(dataDir, 'calm-rest.db'), moved)
  expect(states.filter(({ stored, noted }) => stored !== noted)).toEqual([])
  const whole = await runDb('copy', '--from', `sqlite:${moved}`, '--to', target.url, '--json')
  expect(whole).toMatchObject({ code: 0 })
  const { copied, copiedBefore, tables } = JSON.parse(whole.stdout)
  const rowsOfAll = tables.reduce((sum: number, { rows }: { rows: number }) => sum + rows, 0)
  expect(copied + copiedBefore).toBe(rowsOfAll)
  expect(copiedBefore).toBeGreaterThan((messages * (kills - 1)) / (kills + 1))
  expect(await runDb('verify', ...addresses(target))).toMatchObject({ code: 0 })
})

it('is verified again if it was killed during verification', async () => {
  const target = await server.makeDatabase()
  await target.hold('end')
  const { child, ended } = copySlowly(target)
  let said = ''
  child.stderr?.on('data', (text) => {
    said += text
  })
  await expect.poll(() => said, often).toContain('verifying ')
  child.kill('SIGKILL')
  await ended
  await target.untilGone()
  await target.letGo()
  const whole = await runDb('copy', ...addresses(target), '--json')
  expect(whole).toMatchObject({ code: 0 })
  expect(JSON.parse(whole.stdout).copied).toBe(0)
})

it('creates every index and reference, although it was killed while creating them', async () => {
  const target = await server.makeDatabase()
  await target.hold('indexes')
  const indexes = () => target.ask("SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1")
  const { child, ended } = copySlowly(target)
  await target.untilHeld()
  child.kill('SIGKILL')
  await ended
  await target.untilGone()
  await target.letGo()
  expect(await runDb('copy', ...addresses(target))).toMatchObject({ code: 0 })
  const whole = await server.makeDatabase()
  expect(await runDb('copy', ...addresses(whole))).toMatchObject({ code: 0 })
  expect(await indexes()).toEqual(
    await whole.ask("SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1"),
  )
})

it('reports where it stopped when the server goes away, and continues there', async () => {
  const target = await server.makeDatabase()
  await target.hold('messages')
  const { ended } = copySlowly(target)
  await target.untilHeld()
  await target.cutOff()
  const stopped = await ended
  expect(stopped).toMatchObject({ code: 1, stdout: '' })
  expect(stopped.stderr).toMatch(
    /^The copy stopped in messages: .+\. Run it again, and it goes on from there\.$/m,
  )
  await target.letGo()
  const whole = await runDb('copy', ...addresses(target), '--json')
  expect(JSON.parse(whole.stdout).copiedBefore).toBeGreaterThan(1000)
})
