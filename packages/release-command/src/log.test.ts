import { expect, it } from 'vitest'
import { stageForEach } from './run.fixture.ts'

const stageOf = stageForEach()

it('logs what happened, by whom and why, of all remotes or one, since a moment', async () => {
  const { release, store } = stageOf()
  await release('canary', 'mf-rooms', '1.1.0', '20', '--skip-gate', 'payments fail')
  store.demote('mf-rooms', { by: '@calm-rest/rooms', grant: 'token 1', person: 'ann' }, 'it is slow')
  const { text, json } = await release('log', 'mf-rooms')
  expect(text.replaceAll(/^\S+ \S+/gm, '…').split('\n')).toEqual([
    '…  mf-rooms 1.0.0 promoted by ann',
    expect.stringMatching(/^… {2}mf-rooms 1\.1\.0 canary 20 % by .+: payments fail$/),
    '…  mf-rooms 1.1.0 canary ended by ann, @calm-rest/rooms (token 1): it is slow',
  ])
  const { events } = json as { events: { timestamp: string }[] }
  const [, second] = events
  expect((await release('log', '--since', second?.timestamp ?? '')).text).not.toContain('promoted')
  expect((await release('list', 'mf-rooms')).text).toContain('by ann, @calm-rest/rooms (token 1)')
  expect((await release('log', 'mf-auth')).text).toMatch(/^nothing since \d{4}-/)
})
