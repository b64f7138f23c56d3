import { createTestBucket, type FaultProxy, startFaultProxy } from '@calm-rest/objects/testing'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { type OpenReleaseStoreOptions, openReleaseStore } from '../open-release-store.ts'
import { openKeysFile } from '../proof/keys-file.ts'
import type { ReleaseStore } from '../release-store.ts'
import { wholeBuild } from '../whole-release.fixture.ts'

/**
 * A bucket of its own, with as many servers and teams as a test opens, each with its own machine's folder.
 */
export const createObjectStores = async () => {
  const bucket = await createTestBucket()
  const proxy = await startFaultProxy(bucket.access.AWS_ENDPOINT_URL_S3)
  const trust = temporaryFolder('trust')
  openKeysFile(trust).createFirst('the platform', new Date())
  const variables = { ...bucket.access, RELEASES_URL: bucket.url, RELEASE_TRUST_DIR: trust }

  const open = async (options: Partial<OpenReleaseStoreOptions> = {}, environment = variables) => {
    const store = await openReleaseStore(environment, {
      dataDir: temporaryFolder('machine'),
      follows: false,
      ...options,
    })
    whenDone(store.close)
    return store
  }

  return {
    bucket,
    proxy,
    variables,
    /** A command on another machine. */
    aTeam: () => open(),
    /** A server that follows the bucket. */
    aServer: (options: Partial<OpenReleaseStoreOptions> = {}) => open({ follows: true, ...options }),
    /** A server whose connection can be cut. */
    aServerBehindProxy: (options: Partial<OpenReleaseStoreOptions> = {}, its: FaultProxy = proxy) =>
      open({ follows: true, ...options }, { ...variables, AWS_ENDPOINT_URL_S3: its.address }),
    release: async (store: ReleaseStore, version: string, remote?: string) => {
      const { manifest, dist } = wholeBuild(version, remote)
      await store.publish(manifest, dist)
      await store.promote(manifest.remote, version, 'ann')
    },
  }
}
