import { type ObjectStore, openBucket, readBucketLocation } from '@calm-rest/objects'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { beforeEach, expect, it } from 'vitest'
import { assertMayGoLive } from '../governance/assert-may-go-live.ts'
import { openReleaseRules } from '../governance/release-rules.ts'
import { openReleaseStore } from '../open-release-store.ts'
import { wholeBuild } from '../whole-release.fixture.ts'
import { createObjectStores } from './store.fixture.ts'

const remote = 'mf-rooms'
const from = '2020-01-01T00:00:00.000Z'

let stores: Awaited<ReturnType<typeof createObjectStores>>
let rules: ReturnType<typeof openReleaseRules>
let bucket: ObjectStore

beforeEach(async () => {
  stores = await createObjectStores()
  rules = openReleaseRules(stores.variables.RELEASE_TRUST_DIR)
  rules.environments.set(['staging', 'production'])
  rules.approvals.add({ environments: ['production'], from, addedBy: 'the platform', addedAt: from })
  const location = readBucketLocation('RELEASES_URL', stores.variables)
  if (!location) throw new Error('The environment names no bucket')
  bucket = await openBucket(location)
  whenDone(() => bucket.close())
})

it('a version goes from staging to production with an approval of another machine, and every server follows its own environment', async () => {
  const production = await stores.aServer()
  const variables = { ...stores.variables, RELEASE_ENVIRONMENT: 'staging' }
  const staging = await openReleaseStore(variables, { dataDir: temporaryFolder('staging'), follows: true })
  whenDone(staging.close)
  const team = await stores.aTeam()
  const { manifest, dist } = wholeBuild('1.0.0', remote)
  await team.publish(manifest, dist, { by: 'ann', at: new Date().toISOString() })
  const goLive = () => assertMayGoLive({ store: team, rules, now: new Date() }, { remote, version: '1.0.0' })
  await expect(goLive()).rejects.toMatchObject({ code: 'environment_order' })
  await (await team.at('staging')).promote(remote, '1.0.0', 'ann')
  await expect.poll(() => staging.readStable(remote)?.version, { timeout: 8_000 }).toBe('1.0.0')
  await expect(goLive()).rejects.toMatchObject({ code: 'approval_missing' })
  await (await stores.aTeam()).approve(remote, '1.0.0', { by: 'ben', at: from }, 'ben')
  expect(await team.readLatestApproval(remote, '1.0.0')).toMatchObject({ approver: { by: 'ben' } })
  await goLive()
  expect(production.readStable(remote)).toBeUndefined()
  await team.promote(remote, '1.0.0', 'ann')
  await expect.poll(() => production.readStable(remote)?.version, { timeout: 8_000 }).toBe('1.0.0')
  await expect(team.retire(remote, '1.0.0', 'ann')).rejects.toThrow('is live in staging')
  // a server that comes later shows nothing without the approval
  await bucket.remove(`${remote}/1.0.0/release.approval.json`)
  expect((await stores.aServer()).readStable(remote)).toBeUndefined()
})
