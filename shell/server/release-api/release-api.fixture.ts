import { join } from 'node:path'
import type { ReleaseRight } from '@calm-rest/contract/release-api'
import {
  addToken,
  createProof,
  createReleaseStore,
  openGrantsFile,
  openKeysFile,
  openReleaseRules,
} from '@calm-rest/releases'
import { packFolder, wholeBuild } from '@calm-rest/releases/testing'
import { temporaryFolder } from '@calm-rest/testing'
import { expect } from 'vitest'
import { aSite } from '../site.fixture.ts'
import type { ReleaseOptions, SiteOptions } from '../site-options.ts'
import type { ReleaseAct } from './release-act.ts'

export const remote = 'mf-spa'

const everyRight: ReleaseRight[] = ['publish', 'promote', 'canary', 'rollback', 'retire']

interface TokenFor {
  team?: string
  remote?: string
  rights?: ReleaseRight[]
  withoutGate?: boolean
  watchesAll?: boolean
  holder?: string
  environments?: string[]
  /** Milliseconds from now. */
  endsIn?: number
}

/** A site to which teams release over HTTPS, and a team that does. */
export const openReleaseApi = ({
  environments = [],
  now,
  ...options
}: Pick<ReleaseOptions, 'quotas'> & Pick<SiteOptions, 'now'> & { environments?: string[] } = {}) => {
  const trust = join(temporaryFolder('trust'), 'release-trust')
  const acts: ReleaseAct[] = []
  const keys = openKeysFile(trust)
  keys.createFirst('the platform', new Date())
  const rules = openReleaseRules(trust)
  if (environments.length > 0) rules.environments.set(environments)
  const site = aSite({
    ...options,
    ...(now && { now }),
    trust,
    onReleaseAct: (act) => acts.push(act),
    openStore: (folder) => createReleaseStore(folder, { proof: createProof(keys), recheckMs: 0, rules }),
  })
  const grants = openGrantsFile(trust)

  const tokenFor = ({ endsIn = 60_000, ...fresh }: TokenFor = {}) => {
    const now = new Date()
    const until = new Date(now.getTime() + endsIn).toISOString()
    const full = { team: '@calm-rest/spa', remote, rights: everyRight, withoutGate: false, ...fresh }
    return addToken(grants, { ...full, until, createdBy: 'the platform' }, now)
  }

  const call = (method: string, path: string, token: string | undefined, init: RequestInit = {}) =>
    site(`/api/releases/${path}`, {
      method,
      ...init,
      headers: { ...(token !== undefined && { Authorization: `Bearer ${token}` }), ...init.headers },
    })

  const put = async (token: string | undefined, version: string, archive?: Buffer, to = remote) =>
    call('PUT', `${to}/${version}`, token, {
      headers: { 'Content-Type': 'application/gzip' },
      body: (archive ?? (await packFolder(wholeBuild(version, to).dist))) as Uint8Array<ArrayBuffer>,
    })

  const post = (token: string | undefined, act: string, input: object = {}, to = remote) =>
    call('POST', `${to}/${act}`, token, {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    })

  /** Stores a passed gate report, without a browser. */
  const gate = (version: string, passed = true) => {
    const { hash = '' } = site.store.release(remote, version) ?? {}
    const check = { name: 'room-list mounts', ok: passed, found: passed ? 'it does' : 'it throws' }
    const facts = { remote, version, hash, at: new Date().toISOString(), site: 'http://localhost' }
    void site.store.storeGate({ ...facts, passed, checks: [check] })
  }

  /** Publishes a version, which then passes the gate. */
  const publishTried = async (token: string, version: string, archive?: Buffer) => {
    expect(await outcomeOf(put(token, version, archive))).toBe('201')
    gate(version)
  }

  return {
    site,
    store: site.store,
    trust,
    keys,
    grants,
    rules,
    acts,
    tokenFor,
    call,
    put,
    post,
    gate,
    publishTried,
  }
}

/** Status of a response, and its code if it has one: `409 gate_missing`. */
export const outcomeOf = async (answering: Response | Promise<Response>) => {
  const answer = await answering
  const { code } = (await answer.json()) as { code?: string }
  return code === undefined ? `${answer.status}` : `${answer.status} ${code}`
}
