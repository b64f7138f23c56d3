import type { ReleaseStore, Verdict } from '@calm-rest/releases'
import { expect, it } from 'vitest'
import { createActOnVerdict } from './act-on-verdict.ts'

const minute = 60_000

const acting = (fails = false) => {
  let nowMs = 0
  const heard: unknown[] = []
  const note =
    (name: string) =>
    async (...given: unknown[]) => {
      heard.push([name, ...given])
      if (fails) throw new Error('away')
    }
  const store = { demote: note('demote'), rollback: note('rollback') } as unknown as ReleaseStore
  const act = createActOnVerdict({
    store,
    events: {
      onRolledBack: (one) => heard.push(one),
      onSuspected: (one) => heard.push(one),
      onRollbackFailed: ({ cause, ...one }) => heard.push([(cause as Error).message, one]),
    },
    now: () => new Date(nowMs),
  })
  const judge = (does: Verdict['act'], version = '1.1.0') =>
    act('mf-rooms', { act: does, version, reason: 'failures' } as Verdict)
  return { heard, judge, pass: (ms: number) => (nowMs += ms) }
}
const about = { remote: 'mf-rooms', version: '1.1.0', reason: 'failures' }
const by = 'error budget'

it('demotes a canary, and rolls a release back only if it is still live', async () => {
  const { heard, judge } = acting()
  await judge('demote')
  await judge('rollback')
  expect(heard).toEqual([
    ['demote', 'mf-rooms', by, 'failures'],
    { ...about, act: 'demote' },
    ['rollback', 'mf-rooms', by, 'failures', '1.1.0'],
    { ...about, act: 'rollback' },
  ])
})

it('says where another was faster or the store is away, and never throws', async () => {
  const { heard, judge } = acting(true)
  await judge('rollback')
  expect(heard.slice(1)).toEqual([['away', { ...about, act: 'rollback' }]])
})

it('tells people of a suspected release once an hour', async () => {
  const { heard, judge, pass } = acting()
  await judge('tell')
  pass(59 * minute)
  await judge('tell')
  expect(heard).toEqual([about])
  await judge('tell', '1.2.0')
  pass(minute)
  await judge('tell')
  expect(heard).toEqual([about, { ...about, version: '1.2.0' }, about])
})
