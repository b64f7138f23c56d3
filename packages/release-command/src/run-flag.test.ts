import { expect, it } from 'vitest'
import { stageForEach } from './run.fixture.ts'

const stageOf = stageForEach()

it('sets flags for everybody and for some, lists and removes them', () => {
  const stage = stageOf()
  const { trust, flags } = stage.openTrust()
  const flag = (...args: string[]) => trust('flag', ...args).text
  expect(flag('list')).toBe('No flag is set.')
  flag('set', 'mf-rooms', 'new-map', 'false')
  flag('set', 'mf-rooms', 'new-map', 'true', '--channel', 'canary')
  expect(flag('set', 'mf-rooms', 'new-map', 'true', '--channel', 'stable', '--percent', '20')).toMatch(
    /^flag mf-rooms new-map {2}false; canary true; stable true for 20 of 100, changed /,
  )
  expect(flags.read()).toMatchObject([{ value: false, channels: { canary: { value: true, percent: 100 } } }])
  expect(flag('remove', 'mf-rooms', 'new-map')).toBe('removed mf-rooms new-map')
  expect(() => flag('set', 'mf-rooms', 'new-map', 'true', '--channel', 'beta')).toThrow('stable, canary')
})
