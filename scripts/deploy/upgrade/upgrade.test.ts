import { describe, expect, it } from 'vitest'
import { fakeUpgrade } from './fake-slots.fixture.ts'
import { returnToPrevious, upgrade } from './upgrade.ts'

const versions = { old: { code: 44 }, next: { code: 45 } }
const running = { a: 'old' }

it('starts the other slot, waits until it is ready, and ends the one before', async () => {
  const { deps, done, said, runs, state } = fakeUpgrade({ versions, running })
  await upgrade(deps, 'next')
  expect(done.filter((what) => !what.startsWith('write'))).toEqual(['backup', 'start b next', 'stop a'])
  expect(runs).toEqual({ b: 'next' })
  expect(state()).toEqual({ live: 'b', versions: { a: 'old', b: 'next' } })
  expect(said).toEqual([
    'database: version 44; next would run 1 migrations',
    'backup: made',
    'slot b: starting next',
    expect.stringMatching(/^slot b: ready after \d+\.\d s$/),
    'proxy: 0 s to see that slot b is ready',
    'slot a: finishing its requests',
    'slot a: stopped, and kept for a return to old',
    'slot b: serves next',
  ])
})

it('returns to the version before, and from there to the later one', async () => {
  const { deps, runs, state } = fakeUpgrade({ versions, running })
  await upgrade(deps, 'next')
  await returnToPrevious(deps)
  expect([runs, state()]).toEqual([{ a: 'old' }, { live: 'a', versions: { a: 'old', b: 'next' } }])
  await returnToPrevious(deps)
  expect(runs).toEqual({ b: 'next' })
})

it('starts the first version where none runs', async () => {
  const { deps, runs } = fakeUpgrade({ versions })
  await upgrade(deps, 'next')
  expect(runs).toEqual({ a: 'next' })
})

it('makes no backup while there is a new one', async () => {
  const { deps, done } = fakeUpgrade({ versions, running, backupAge: 59 })
  await upgrade(deps, 'next')
  expect(done).not.toContain('backup')
})

it('goes on without a backup where PostgreSQL has one already, by its own tools', async () => {
  const { deps, done, runs } = fakeUpgrade({ versions, running, engine: 'postgres', withoutBackup: true })
  await upgrade(deps, 'next')
  expect([done.includes('backup'), runs]).toEqual([false, { b: 'next' }])
})

describe('an upgrade is refused, and the version before serves as before,', () => {
  it.each([
    ['unknown image', {}, 'of-nobody', 'no such image'],
    [
      'a short disk',
      { freeBytes: 100e6 },
      'next',
      'The disk is short: 95 MB are free, and an upgrade needs 220 MB',
    ],
    ['a backup that fails', { backupFails: true }, 'next', 'none could be made: ENOSPC'],
    [
      'an old backup, and none to be made',
      { backupFails: true, backupAge: 61 },
      'next',
      'none could be made',
    ],
    [
      'PostgreSQL, whose backups it does not see',
      { engine: 'postgres' as const },
      'next',
      'then upgrade with --without-backup',
    ],
    ['a backup from tomorrow', { backupFails: true, backupAge: -9 }, 'next', 'none could be made'],
    ['a running other slot', { running: { a: 'old', b: 'old' } }, 'next', 'Slot b still runs.'],
    [
      'a migration that breaks the live code',
      {},
      'breaking',
      'Migration 45 of breaking needs all code to be of version 45',
    ],
    [
      'a version that is never ready',
      {},
      'never',
      'Slot b is not ready after 0.25 s. It said:\nThe port is taken.',
    ],
    ['a version that ends', {}, 'ends', 'Slot b has ended. It said:\nThe port is taken.'],
  ])('with %s', async (_, given, version, why) => {
    const known = Object.assign({}, versions, {
      breaking: { code: 45, oldestCode: 45 },
      never: { code: 45, neverReady: true },
      ends: { code: 45, endsAtOnce: true },
    })
    const { deps, done, runs, state } = fakeUpgrade(Object.assign({ versions: known, running }, given))
    await expect(upgrade(deps, version)).rejects.toThrow(why)
    expect(runs).toMatchObject({ a: 'old' })
    expect(runs.b === undefined || runs.b === 'old').toBe(true)
    expect([done.includes('stop a'), state().step]).toEqual([false, undefined])
  })
})

describe('a return is refused', () => {
  it('where no upgrade was made', async () => {
    const { deps } = fakeUpgrade({ versions, running })
    await expect(returnToPrevious(deps)).rejects.toThrow('There is no version to return to')
  })

  it('across a contraction, which would lose data', async () => {
    const { deps, runs, migrateAlone } = fakeUpgrade({
      versions: Object.assign({ tight: { code: 46, oldestCode: 45 } }, versions),
      running,
    })
    await upgrade(deps, 'next')
    // by a start with a gap
    migrateAlone('tight')
    await expect(returnToPrevious(deps)).rejects.toThrow('migration 46 has removed what it needs')
    expect(runs).toEqual({ b: 'next' })
  })
})

describe('a command that was killed', () => {
  it.each([
    ['write starting', 'undoing it', { a: 'old' }],
    ['start b next', 'undoing it', { a: 'old' }],
    ['write draining', 'going on with it', { b: 'next' }],
    ['stop a', 'going on with it', { b: 'next' }],
  ])('after "%s" is settled by the next one', async (moment, words, settled) => {
    const { deps, said, runs, state, killAt } = fakeUpgrade({ versions, running, backupAge: 1 })
    killAt(moment)
    await expect(upgrade(deps, 'next')).rejects.toThrow('killed')
    killAt(undefined)
    await expect(upgrade(deps, 'of-nobody')).rejects.toThrow('no such image')
    expect(said.join('\n')).toContain(words)
    expect([runs, state().step]).toEqual([settled, undefined])
  })

  it('is finished by the same command once more, and a return still leads to the version before', async () => {
    const { deps, runs, killAt } = fakeUpgrade({ versions, running })
    killAt('write draining')
    await expect(upgrade(deps, 'next')).rejects.toThrow('killed')
    killAt(undefined)
    await upgrade(deps, 'next')
    expect(runs).toEqual({ b: 'next' })
    await returnToPrevious(deps)
    expect(runs).toEqual({ a: 'old' })
  })

  it('and a power cut, after which no slot runs: the next command starts what was to serve', async () => {
    const { deps, runs } = fakeUpgrade({
      versions,
      state: {
        live: 'b',
        versions: { a: 'old', b: 'next' },
        step: { to: 'b', version: 'next', at: 'draining' },
      },
    })
    await returnToPrevious(deps)
    expect(runs).toEqual({ a: 'old' })
  })
})
