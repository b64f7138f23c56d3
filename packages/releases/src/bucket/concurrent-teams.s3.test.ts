import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { AlreadyPublished } from '../folder/refusals.ts'
import { wholeBuild } from '../whole-release.fixture.ts'
import { createObjectStores } from './store.fixture.ts'

const remotes = ['mf-reviews', 'mf-rooms']

const startTeam = (variables: Record<string, string>, remote: string, times: number): ChildProcess => {
  const script = join(import.meta.dirname, 'promoting-objects.fixture.ts')
  const child = spawn(process.execPath, [script, temporaryFolder('team'), remote, String(times)], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  whenDone(() => child.kill('SIGKILL'))
  return child
}

const createStoresWithVersions = async () => {
  const stores = await createObjectStores()
  const team = await stores.aTeam()
  for (const remote of remotes)
    for (const version of ['1.0.0', '1.1.0']) {
      const { manifest, dist } = wholeBuild(version, remote)
      await team.publish(manifest, dist)
    }
  return { ...stores, team }
}

it('R-mf-atomic: loses none of forty promotions of two remotes by four processes at once', async () => {
  const { variables, aServer } = await createStoresWithVersions()
  const teams = [...remotes, ...remotes].map((remote) => startTeam(variables, remote, 10))
  const codes = await Promise.all(teams.map(async (team) => (await once(team, 'exit'))[0]))
  expect(codes).toEqual([0, 0, 0, 0])
  const server = await aServer()
  for (const remote of remotes) {
    const { history } = server.readChannels(remote)
    expect(history).toHaveLength(20)
    expect(new Set(history.map(({ id }) => id)).size).toBe(20)
  }
})

it('leaves complete channels behind if a team is killed at any moment', async () => {
  const { variables, team } = await createStoresWithVersions()
  for (let round = 0; round < 4; round += 1) {
    const killed = startTeam(variables, 'mf-rooms', 10_000)
    let dots = 0
    killed.stdout?.on('data', (data: Buffer) => {
      dots += data.length
      if (dots > round) killed.kill('SIGKILL')
    })
    await once(killed, 'exit')
    const { history } = await team.promote('mf-rooms', '1.0.0', 'another team')
    expect(history.length).toBeGreaterThan(dots)
    expect(history.at(-1)?.by).toBe('another team')
  }
})

it('publishes one of two different builds of a version, completely, and refuses the other', async () => {
  const { aTeam, aServer } = await createObjectStores()
  const builds = [wholeBuild('1.0.0', 'mf-rooms', 'one'), wholeBuild('1.0.0', 'mf-rooms', 'other')]
  const teams = await Promise.all(builds.map(() => aTeam()))
  const outcomes = await Promise.allSettled(
    builds.map(({ manifest, dist }, i) => teams[i]?.publish(manifest, dist)),
  )
  const won = outcomes.findIndex(({ status }) => status === 'fulfilled')
  const refused = outcomes[1 - won]
  expect(refused?.status === 'rejected' && String(refused.reason)).toMatch(/Raise the version in mf-rooms/)
  await teams[0]?.promote('mf-rooms', '1.0.0', 'ann')
  const server = await aServer()
  expect(server.readStable('mf-rooms')?.source).toBe(builds[won]?.manifest.source)
})

it('completes a publication of the same files that was interrupted, and not published until then', async () => {
  const { proxy, aServerBehindProxy, aTeam } = await createObjectStores()
  const { manifest, dist } = wholeBuild('1.0.0')
  const away = await aServerBehindProxy()
  const publishing = away.publish(manifest, dist)
  await expect
    .poll(() => proxy.asked.filter((one) => one.startsWith('PUT')).length, { interval: 1 })
    .toBeGreaterThan(2)
  proxy.cut()
  await expect(publishing).rejects.toMatchObject({ name: 'ObjectStoreFailed' })
  const team = await aTeam()
  expect(await team.versions('mf-rooms')).toEqual([])
  await expect(team.promote('mf-rooms', '1.0.0', 'ann')).rejects.toThrow('Published: none.')
  const other = wholeBuild('1.0.0', 'mf-rooms', 'other')
  await expect(team.publish(other.manifest, other.dist)).rejects.toThrow('Other files were begun')
  await team.publish(manifest, dist)
  await expect(team.publish(manifest, dist)).rejects.toBeInstanceOf(AlreadyPublished)
  await team.promote('mf-rooms', '1.0.0', 'ann')
  expect(team.readStable('mf-rooms')?.version).toBe('1.0.0')
})

it('makes a change once if its response was lost', async () => {
  const { proxy, aServerBehindProxy, aTeam, release } = await createObjectStores()
  const team = await aTeam()
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(team, version)
  const behind = await aServerBehindProxy()
  proxy.loseNextAnswer('PUT')
  expect(await behind.rollback('mf-rooms', 'ben')).toBe('1.1.0')
  const later = await aTeam()
  expect(later.readChannels('mf-rooms')).toMatchObject({ stable: '1.1.0', previous: '1.2.0' })
  expect(later.readChannels('mf-rooms').history.map(({ action }) => action)).toEqual([
    'promote',
    'promote',
    'promote',
    'rollback',
  ])
})
