import { openBackendsFile, type Permission } from '@calm-rest/releases'
import { beforeEach, expect, it } from 'vitest'
import { createGoLive, liveChangesPerHour } from './go-live.ts'
import { openReleaseApi, remote } from './release-api.fixture.ts'

let api: ReturnType<typeof openReleaseApi>
let goLive: ReturnType<typeof createGoLive>
const now = () => new Date('2030-01-02T12:00:00.000Z')
const team = (name = '@calm-rest/spa', withoutGate = false) => ({ team: name, withoutGate }) as Permission
const asked = { remote, version: '1.0.0', assertMayOverride: async () => {} }

beforeEach(async () => {
  api = openReleaseApi()
  goLive = createGoLive({ backends: openBackendsFile(api.trust), rules: api.rules, now })
  await api.put(api.tokenFor().token, '1.0.0')
})

it('happens sixty times an hour for a team, on whichever version, and counts no other team', async () => {
  api.gate('1.0.0')
  for (let at = 0; at < liveChangesPerHour; at += 1) await goLive(api.store, asked, team())
  await expect(goLive(api.store, asked, team())).rejects.toMatchObject({
    code: 'too_many_release_requests',
    message: 'At most 60 promotions and canaries of @calm-rest/spa an hour.',
  })
  expect(await goLive(api.store, asked, team('@calm-rest/other'))).toBeUndefined()
})

it('does not count what waits for the gate', async () => {
  for (let at = 0; at <= liveChangesPerHour; at += 1)
    await expect(goLive(api.store, asked, team())).rejects.toMatchObject({ code: 'gate_missing' })
  api.gate('1.0.0')
  expect(await goLive(api.store, asked, team())).toBeUndefined()
})

it('tells the history what was left out: the gate, and a freeze that somebody may override', async () => {
  const untried = 'without the gate, as the platform allows this team'
  expect(await goLive(api.store, asked, team(undefined, true))).toBe(untried)
  const span = { from: '2030-01-01T00:00:00.000Z', to: '2030-01-03T00:00:00.000Z' }
  api.rules.freezes.add({ ...span, reason: 'New Year', addedBy: 'ann', addedAt: span.from })
  await expect(goLive(api.store, asked, team(undefined, true))).rejects.toMatchObject({
    code: 'release_frozen',
  })
  const said = { ...asked, despiteFreeze: 'a leak' }
  expect(await goLive(api.store, said, team(undefined, true))).toBe(
    `${untried}; despite the freeze until 2030-01-03T00:00Z (New Year): a leak`,
  )
  const forbidden = { ...said, assertMayOverride: () => Promise.reject(new Error('not you')) }
  await expect(goLive(api.store, forbidden, team())).rejects.toThrow('not you')
})
