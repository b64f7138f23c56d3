import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { expect } from 'vitest'
import { publishSmall } from '../manifest.fixture.ts'
import type { ReleaseStore } from '../release-store.ts'
import { createReleaseStore } from './folder-store.ts'

const remotes = ['mf-auth', 'mf-booking', 'mf-reviews', 'mf-rooms']

const openStore = () => {
  const folder = temporaryFolder()
  const store = createReleaseStore(join(folder, 'releases'))
  for (const remote of remotes)
    for (const version of ['1.0.0', '1.1.0']) publishSmall(store, folder, version, remote)
  return store
}

const startTeam = (store: ReleaseStore, remote: string, times: number): ChildProcess => {
  const script = join(import.meta.dirname, 'promoting.fixture.ts')
  const child = spawn(process.execPath, [script, store.folder, remote, String(times)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  whenDone(() => child.kill('SIGKILL'))
  return child
}

/**
 * Promotes releases with `processesEach` processes for each remote at once, `timesEach` times each, and
 * checks that no change is lost.
 */
export const promoteAtOnce = async (processesEach: number, timesEach: number) => {
  const store = openStore()
  const teams = Array.from({ length: processesEach }, () => remotes)
    .flat()
    .map((remote) => startTeam(store, remote, timesEach))
  const codes = await Promise.all(teams.map(async (team) => (await once(team, 'exit'))[0]))
  expect(codes).toEqual(teams.map(() => 0))
  const changes = remotes.map((remote) => store.readChannels(remote).history.length)
  expect(changes).toEqual(remotes.map(() => processesEach * timesEach))
}

/** Kills a team in the middle of a change, `rounds` times. */
export const killTeams = async (rounds: number) => {
  const store = openStore()
  for (let round = 0; round < rounds; round += 1) {
    const team = startTeam(store, 'mf-rooms', 10_000)
    let dots = 0
    team.stdout?.on('data', (data: Buffer) => {
      dots += data.length
      // at another point of a change in each round
      if (dots > round) team.kill('SIGKILL')
    })
    await once(team, 'exit')
    const { stable, history } = store.readChannels('mf-rooms')
    expect(history.length).toBeGreaterThanOrEqual(dots)
    expect(['1.0.0', '1.1.0']).toContain(stable)
    store.promote('mf-rooms', '1.0.0', 'another team')
    expect(store.readChannels('mf-rooms').history.at(-1)?.by).toBe('another team')
  }
}
