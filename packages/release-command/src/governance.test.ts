import { createProof, createReleaseStore } from '@calm-rest/releases'
import { whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { stageForEach } from './run.fixture.ts'

const stageOf = stageForEach()

it('goes from staging to production with an approval, outside freezes or despite one, and compares both', async () => {
  const stage = stageOf()
  const { trust, rules } = stage.openTrust()
  stage.keys.createFirst('ann', new Date())
  stage.store = createReleaseStore(stage.releases, { proof: createProof(stage.keys), recheckMs: 0 })
  process.env.RELEASED_BY = 'ann'
  whenDone(() => delete process.env.RELEASED_BY)
  for (const version of ['1.0.0', '1.1.0']) await stage.release('sign', 'mf-rooms', version, '--adopt')
  expect(trust('environment', 'set', 'staging', 'production').text).toBe(
    'staging\nproduction, without RELEASE_ENVIRONMENT',
  )
  stage.store = createReleaseStore(stage.releases, { proof: createProof(stage.keys), recheckMs: 0, rules })
  const promote = (version: string, ...more: string[]) =>
    stage.release('promote', 'mf-rooms', version, '--skip-gate', 'no site here', ...more)
  await expect(promote('1.1.0')).rejects.toThrow('--environment staging')
  expect(await promote('1.1.0', '--environment', 'staging')).toMatchObject({
    text: 'live mf-rooms 1.1.0 in staging',
  })
  expect((await stage.release('diff', 'staging', 'production')).text).toMatch(
    /^mf-rooms\n {2}staging {2}1\.1\.0, published by ann, from abc, since .*\n {2}production {2}1\.0\.0, /,
  )
  const long = ['--from', '2020-01-01T00:00Z']
  trust('approval', 'require', '--environments', 'production', '--remotes', 'mf-rooms', ...long)
  expect(trust('approval', 'list').text).toContain('mf-rooms in production')
  await expect(promote('1.1.0')).rejects.toThrow('nobody has approved it')
  await expect(stage.release('approve', 'mf-rooms', '1.1.0')).rejects.toThrow('was published by ann')
  process.env.RELEASED_BY = 'ben'
  expect(await stage.release('approve', 'mf-rooms', '1.1.0')).toMatchObject({
    text: 'approved mf-rooms 1.1.0',
  })
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  const times = ['--from', new Date(Date.now() - 3_600_000).toISOString(), '--to', inAnHour]
  const { json } = trust('freeze', 'add', 'Stock-taking', ...times)
  expect(trust('freeze', 'list').text).toContain('all remotes: Stock-taking')
  await expect(promote('1.1.0')).rejects.toThrow('Stock-taking')
  expect(await promote('1.1.0', '--despite-freeze', 'fire')).toMatchObject({
    text: 'live mf-rooms 1.1.0 in production',
  })
  expect(stage.store.readChannels('mf-rooms').history.at(-1)).toMatchObject({
    by: 'ben',
    reason: expect.stringMatching(/^no site here; despite the freeze .*fire$/),
  })
  expect((await stage.release('diff', 'staging', 'production')).text).toBe(
    'staging and production have the same releases live.',
  )
  expect(await stage.release('rollback', 'mf-rooms', '--environment', 'production')).toMatchObject({
    text: 'live mf-rooms 1.0.0',
  })
  trust('freeze', 'remove', (json as { id: string }).id)
  expect(trust('freeze', 'list').text).toBe('No freeze is planned.')
  expect(() => trust('freeze', 'add', 'For ever', ...times.slice(0, 2))).toThrow('--to')
  expect(() => trust('freeze', 'add', 'Elsewhere', ...times, '--environments', 'qa')).toThrow("'qa'")
  expect(() => trust('environment', 'set', '../x')).toThrow('like staging')
})
