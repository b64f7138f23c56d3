import type { ReleaseEvent } from '@calm-rest/contract/release-api'
import { openFolderStore } from '@calm-rest/releases'
import type { Site } from '@calm-rest/testing'
import { vi } from 'vitest'
import { callReleases, packVariant, platform } from './over-https.fixture.ts'
import { makeSmallRelease } from './small-release.fixture.ts'
import { before, now, type TeamRelease, teamOf, teams } from './twelve-teams.fixture.ts'
import { listenToReleases, startWatchingGate } from './watched-gate.fixture.ts'

/** A call of a team to the release API with its token, or with a colleague's. */
type Call = (
  remote: string,
  method: 'PUT' | 'POST',
  path: string,
  body: object,
  token?: string,
) => Promise<void>

interface Afternoon {
  call: Call
  /** Waits until the stream has told one of these about a remote; fails at once where the gate fails it instead. */
  until: (remote: string, ...types: ReleaseEvent['type'][]) => Promise<unknown>
  addToken: (remote: string, ...options: string[]) => string
}

const publish = async ({ call }: Afternoon, team: TeamRelease) =>
  call(team.remote, 'PUT', now, await packVariant(makeSmallRelease({ ...team, version: now })))

const promote = ({ call }: Afternoon, remote: string, more: object = {}) =>
  call(remote, 'POST', 'promote', { version: now, ...more })

/** What teams do between the report of the gate and their promotion, and what all others leave out. */
const ways: Record<string, (afternoon: Afternoon, team: TeamRelease) => Promise<void>> = {
  // its event was not live when it published first
  'mf-tours': async (afternoon, team) => {
    await afternoon.until('mf-spa', 'release.promoted')
    await publish(afternoon, team)
    await afternoon.until(team.remote, 'release.gate_passed')
  },
  'mf-weddings': async (afternoon, { remote }) => {
    await promote(afternoon, remote)
    await promote(afternoon, remote, { despiteFreeze: 'the telephone number is wrong' })
  },
  'mf-vouchers': async (afternoon, { remote }) => {
    await promote(afternoon, remote)
    const colleague = afternoon.addToken(remote, '--rights', 'approve', '--holder', 'cleo')
    await afternoon.call(remote, 'POST', 'approve', { version: now }, colleague)
  },
  'mf-yoga': ({ call }, { remote }) => call(remote, 'POST', 'canary', { version: now, percent: 20 }),
}

/** The afternoon of a team, once it has sent its release. */
const go = async (afternoon: Afternoon, team: TeamRelease) => {
  const { remote } = team
  if (remote !== 'mf-tours') await afternoon.until(remote, 'release.gate_passed', 'release.gate_failed')
  await ways[remote]?.(afternoon, team)
  if (remote !== 'mf-weddings') await promote(afternoon, remote)
}

/** Makes `before` live where a team has had it, and adds a freeze for mf-weddings and an approval for mf-vouchers. */
const prepare = (site: Site) => {
  const store = openFolderStore(site.dataDir)
  for (const { remote, title } of teams.filter(({ isLive }) => isLive)) {
    const { manifest, dist } = makeSmallRelease({ remote, title, version: before })
    store.publish(manifest, dist)
    store.promote(remote, before, 'ann')
  }
  const at = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString()
  const span = ['--from', at(-1), '--to', at(24)]
  platform(site, 'freeze', 'add', 'the wedding fair', ...span, '--remotes', 'mf-weddings')
  platform(site, 'approval', 'require', '--remotes', 'mf-vouchers')
}

/** Options of tokens that have more than the usual. */
const tokenOptions: Record<string, string[]> = {
  'mf-weddings': ['--rights', 'publish,promote,override_freeze'],
  'mf-vouchers': ['--holder', 'ben'],
}

/** Twelve teams release at the same time. Returns what the stream has told, what was tried, and what was refused. */
export const spendAfternoon = async (site: Site) => {
  prepare(site)
  const tokenFor = (team: string, ...options: string[]): string =>
    platform(site, 'token', 'add', team, '--days', '1', ...options).token
  const addToken = (remote: string, ...options: string[]) =>
    tokenFor(teamOf(remote), '--remote', remote, ...options)
  const tokens = new Map(
    teams.map(({ remote }) => [remote, addToken(remote, ...(tokenOptions[remote] ?? []))]),
  )
  const watching = tokenFor('@calm-rest/platform', '--remote', 'mf-rooms', '--watch-all')
  const told = await listenToReleases(site, watching)
  /** Each as `mf-spa gate_failed: …`. */
  const refusals: string[] = []
  const afternoon: Afternoon = {
    addToken,
    until: async (remote, ...types) => {
      const tellsOf = (...wanted: string[]) =>
        told.find(({ type, data }) => data.remote === remote && wanted.includes(type))
      const seen = () => tellsOf(...types, 'release.gate_failed')
      await vi.waitUntil(seen, { timeout: 280_000, interval: 100 })
      if (!tellsOf(...types)) throw new Error(`${remote} failed the gate: ${seen()?.data.reason}`)
    },
    call: async (remote, method, path, body, token = tokens.get(remote) ?? '') => {
      const answer = await callReleases(site, token, [method, `${remote}/${path}`], body)
      if (answer.status >= 400) refusals.push(`${remote} ${answer.body.code}: ${answer.body.detail}`)
    },
  }
  const tried = startWatchingGate(site)
  for (const team of teams) await publish(afternoon, team)
  await Promise.all(teams.map((team) => go(afternoon, team)))
  return { told, tried, refusals }
}
