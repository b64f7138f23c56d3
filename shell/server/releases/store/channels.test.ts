import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { beforeEach, expect, it } from 'vitest'
import { createReleaseStore } from '../folder-store.ts'
import { publishSmall } from '../manifest.fixture.ts'
import type { ReleaseStore } from '../release-store.ts'

const remotes = ['mf-auth', 'mf-booking', 'mf-reviews', 'mf-rooms']

let store: ReleaseStore

beforeEach(() => {
  const folder = temporaryFolder()
  store = createReleaseStore(join(folder, 'releases'))
  for (const remote of remotes)
    for (const version of ['1.0.0', '1.1.0']) publishSmall(store, folder, version, remote)
})

const startTeam = (remote: string, times: number): ChildProcess => {
  const script = join(import.meta.dirname, 'promoting.fixture.ts')
  const child = spawn(process.execPath, [script, store.folder, remote, String(times)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  whenDone(() => child.kill('SIGKILL'))
  return child
}

it('loses none of a hundred promotions of four remotes by eight processes at once', async () => {
  const teams = [...remotes, ...remotes].map((remote, i) => startTeam(remote, i < 4 ? 13 : 12))
  const codes = await Promise.all(teams.map(async (team) => (await once(team, 'exit'))[0]))
  expect(codes).toEqual(teams.map(() => 0))
  const changes = remotes.map((remote) => store.readChannels(remote).history.length)
  expect(changes).toEqual([25, 25, 25, 25])
})

it('leaves whole channels and an open lock behind a team that is killed at any moment', async () => {
  for (let round = 0; round < 12; round += 1) {
    const team = startTeam('mf-rooms', 10_000)
    let dots = 0
    team.stdout?.on('data', (data: Buffer) => {
      dots += data.length
      // somewhere in the middle of a change, another place each time
      if (dots > round) team.kill('SIGKILL')
    })
    await once(team, 'exit')
    const { stable, history } = store.readChannels('mf-rooms')
    expect(history.length).toBeGreaterThanOrEqual(dots)
    expect(['1.0.0', '1.1.0']).toContain(stable)
    store.promote('mf-rooms', '1.0.0', 'another team')
    expect(store.readChannels('mf-rooms').history.at(-1)?.by).toBe('another team')
  }
})
