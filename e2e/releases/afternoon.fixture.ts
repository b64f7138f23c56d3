import type { ReleaseEvent, ReleaseRight } from '@calm-rest/contract/release-api'
import { addToken, openFolderStore, openGrantsFile, trustFolder } from '@calm-rest/releases'
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

interface TokenOptions {
  rights?: ReleaseRight[]
  holder?: string
  watchesAll?: boolean
}

type TokenFor = (remote: string, options?: TokenOptions, team?: string) => string

interface Afternoon {
  call: Call
  /** Waits until the stream has told one of these about a remote; fails at once where the gate fails it instead. */
  until: (remote: string, ...types: ReleaseEvent['type'][]) => Promise<unknown>
  tokenFor: TokenFor
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
    const colleague = afternoon.tokenFor(remote, { rights: ['approve'], holder: 'cleo' })
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

/** Tokens that are not as usual. */
const tokenOptions: Record<string, TokenOptions> = {
  'mf-weddings': { rights: ['publish', 'promote', 'override_freeze'] },
  'mf-vouchers': { holder: 'ben' },
}

/** Adds tokens as `npm run release -- token add` does, without a process for each. */
const createTokens = (site: Site): TokenFor => {
  const grants = openGrantsFile(trustFolder({}, site.dataDir))
  const now = new Date()
  const until = new Date(now.getTime() + 24 * 60 * 60_000).toISOString()
  return (remote, options, team = teamOf(remote)) => {
    const usual = {
      rights: ['publish', 'promote', 'canary'] satisfies ReleaseRight[],
      withoutGate: false,
      watchesAll: false,
      createdBy: 'the platform',
    }
    return addToken(grants, { team, remote, until, ...usual, ...options }, now).token
  }
}

/** Twelve teams release at the same time. Returns what the stream has told, what was tried, and what was refused. */
export const spendAfternoon = async (site: Site) => {
  prepare(site)
  const tokenFor = createTokens(site)
  const tokens = new Map(teams.map(({ remote }) => [remote, tokenFor(remote, tokenOptions[remote])]))
  const watching = tokenFor('mf-rooms', { watchesAll: true }, '@calm-rest/platform')
  const told = await listenToReleases(site, watching)
  /** Each as `mf-spa gate_failed: …`. */
  const refusals: string[] = []
  const afternoon: Afternoon = {
    tokenFor,
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
