import type { Channels, ReleaseChange } from '@calm-rest/contract/releases'
import { expect, it } from 'vitest'
import { noChannels } from './next-channels.ts'
import { lastLiveChange, type VersionStatus, versionStatus } from './version-status.ts'

type Step = readonly [action: ReleaseChange['action'], version: string]

/** Channels that name nothing, so that only the history decides. */
const after = (steps: readonly Step[]): Channels => ({
  ...noChannels,
  history: steps.map(([action, version]) => ({ at: '2026-11-01', by: 'ann', action, version })),
})

const two: readonly Step[] = [
  ['promote', '1.0.0'],
  ['promote', '1.1.0'],
]

it.each<[string, readonly Step[], VersionStatus]>([
  ['was never live', [['promote', '1.0.0']], 'published'],
  ['was live before', [...two, ['promote', '1.2.0']], 'promoted'],
  ['was rolled back from', [...two, ['rollback', '1.0.0']], 'withdrawn'],
  [
    'was rolled back from and promoted again',
    [...two, ['rollback', '1.0.0'], ['promote', '1.1.0']],
    'promoted',
  ],
  ['is what a rollback went back to', [...two, ['promote', '1.2.0'], ['rollback', '1.1.0']], 'promoted'],
  [
    'was demoted as a canary',
    [
      ['canary', '1.1.0'],
      ['demote', '1.1.0'],
    ],
    'withdrawn',
  ],
  [
    'was retired, whatever was noted of it later',
    [
      ['canary', '1.1.0'],
      ['retire', '1.1.0'],
      ['publish', '1.1.0'],
    ],
    'withdrawn',
  ],
  [
    'was live before it was noted as published',
    [
      ['promote', '1.1.0'],
      ['promote', '1.2.0'],
      ['publish', '1.1.0'],
    ],
    'promoted',
  ],
  [
    'was a canary that a promotion ended',
    [
      ['canary', '1.1.0'],
      ['promote', '1.2.0'],
    ],
    'promoted',
  ],
])('what %s', (_, steps, status) => {
  expect(versionStatus(after(steps), '1.1.0')).toBe(status)
})

it('is promoted while a channel names it', () => {
  const withdrawn = after([...two, ['rollback', '1.0.0']])
  expect(versionStatus({ ...withdrawn, stable: '1.1.0' }, '1.1.0')).toBe('promoted')
  expect(versionStatus({ ...withdrawn, canary: { version: '1.1.0', percent: 1 } }, '1.1.0')).toBe('promoted')
})

it('knows when what is live last changed, whatever was noted since', () => {
  const history: ReleaseChange[] = (['promote', 'publish', 'sign'] as const).map((action, i) => ({
    at: `2026-11-0${i + 1}`,
    action,
    version: '1.0.0',
    by: 'ann',
  }))
  expect(lastLiveChange({ history })).toBe('2026-11-01')
  expect(lastLiveChange({ history: history.slice(1) })).toBe(undefined)
})
