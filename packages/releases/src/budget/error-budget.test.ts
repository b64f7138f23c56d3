import type { Channels } from '@calm-rest/contract/releases'
import { describe, expect, it } from 'vitest'
import { canarySince, errorBudgetActor, judge } from './error-budget.ts'
import type { Health } from './outcomes.ts'

const now = new Date('2027-06-01T12:00:00Z')
const anHourAgo = '2027-06-01T11:00:00.000Z'
const good: Health = { views: 400, failures: 4, failedNetworks: 4 }
const bad: Health = { views: 30, failures: 7, failedNetworks: 6 }

const promoted: Channels = {
  stable: '1.1.0',
  previous: '1.0.0',
  canary: null,
  manifests: {},
  segments: {},
  history: [{ at: anHourAgo, action: 'promote', version: '1.1.0', by: 'ann' }],
}

const withCanary: Channels = {
  ...promoted,
  canary: { version: '1.2.0', percent: 20 },
  history: [
    { at: '2027-05-01T00:00:00.000Z', action: 'promote', version: '1.1.0', by: 'ann' },
    { at: anHourAgo, action: 'canary', version: '1.2.0', percent: 20, by: 'ann' },
  ],
}

const verdict = (channels: Channels, health: Record<string, Health>) =>
  judge({
    channels,
    now,
    health: (version) => health[version] ?? { views: 0, failures: 0, failedNetworks: 0 },
  })

describe('a canary', () => {
  it('is demoted if it fails more often than the live release', () => {
    expect(verdict(withCanary, { '1.2.0': bad, '1.1.0': good })).toEqual({
      act: 'demote',
      version: '1.2.0',
      reason: 'failed on 7 of 30 page views, in 6 networks',
    })
  })

  it.each([
    ['after few views', { ...bad, views: 19 }, good],
    ['where few networks report a few failures', { ...bad, failedNetworks: 5 }, good],
    ['where it fails as seldom as anything does', { views: 100, failures: 5, failedNetworks: 5 }, good],
    ['where what is live fails as often', bad, { views: 300, failures: 60, failedNetworks: 40 }],
  ])('stays %s', (_, canary, live) => {
    expect(verdict(withCanary, { '1.2.0': canary, '1.1.0': live })).toBeUndefined()
  })
})

it('counts a canary from its start, also where the gate has tried it again since', () => {
  const tried = {
    at: now.toISOString(),
    action: 'sign',
    gate: 'passed',
    version: '1.2.0',
    by: 'the gate',
  } as const
  const history = [...withCanary.history, tried]
  expect(canarySince(Object.assign({}, withCanary, { history }), now)).toBe(anHourAgo)
})

it('is only reported to people if it fails often, but in few networks', () => {
  const doubted: Health = { views: 30, failures: 30, failedNetworks: 5 }
  expect(verdict(withCanary, { '1.2.0': doubted, '1.1.0': good })).toEqual({
    act: 'tell',
    version: '1.2.0',
    reason: 'failed on 30 of 30 page views, in 5 networks',
  })
})

describe('a promotion', () => {
  it('is rolled back if it fails more often than the previous release', () => {
    expect(verdict(promoted, { '1.1.0': bad, '1.0.0': good })?.act).toBe('rollback')
  })

  it('stays if it is long ago', () => {
    const old = {
      ...promoted,
      history: [{ ...promoted.history[0], at: '2027-05-31T11:00:00.000Z' }] as Channels['history'],
    }
    expect(verdict(old, { '1.1.0': bad, '1.0.0': good })).toBeUndefined()
  })

  it('stays after an automatic rollback: the second decision is for people', () => {
    const back: Channels = {
      ...promoted,
      history: [
        ...promoted.history,
        { at: anHourAgo, action: 'rollback', version: '1.1.0', by: errorBudgetActor },
      ],
    }
    expect(verdict(back, { '1.1.0': bad, '1.0.0': good })).toBeUndefined()
  })

  it('stays if there is no previous release', () => {
    expect(verdict({ ...promoted, previous: null }, { '1.1.0': bad })).toBeUndefined()
  })
})
