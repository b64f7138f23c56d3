import { join } from 'node:path'
import { readBucketLocation } from '@calm-rest/objects'
import type { NotWhole } from './bucket/fetch-version.ts'
import type { FollowEvents } from './bucket/follow.ts'
import { openObjectReleaseStore } from './bucket/object-store.ts'
import { createReleaseStore } from './folder/folder-store.ts'
import { siteEnvironment } from './governance/environments-file.ts'
import { openReleaseRules } from './governance/release-rules.ts'
import { type KeysFile, openKeysFile } from './proof/keys-file.ts'
import { createProof } from './proof/proof.ts'
import type { ReleaseStore } from './release-store.ts'
import { trustFolder } from './trust-folder.ts'

interface StoreEvents {
  onNotWhole?: (why: NotWhole) => void
  /** Called when a remote's channels cannot be read; the error names the file. */
  onDamaged?: (why: Error) => void
  /** Called once for each stored release without a valid proof, which is not shown. */
  onUnproven?: (why: Error) => void
  /** Called at the first start with keys, for releases that were published before. */
  onAdopted?: (versions: number) => void
}

export interface OpenReleaseStoreOptions extends Partial<FollowEvents>, StoreEvents {
  dataDir: string
  /** Whether it follows the live releases until it is closed, as a server does; a command looks once. */
  follows: boolean
}

/**
 * Opens the bucket of RELEASES_URL, or a folder if it is not set. Throws if the configuration is
 * invalid, if a bucket has no keys, or if it is unreachable and this machine has no copy of it.
 */
export const openReleaseStore = async (
  variables: NodeJS.ProcessEnv,
  { dataDir, follows, ...events }: OpenReleaseStoreOptions,
): Promise<ReleaseStore> => {
  const location = readBucketLocation('RELEASES_URL', variables)
  if (!location) return openFolderStore(dataDir, variables, events)
  const trust = trustFolder(variables, dataDir)
  const keys = openKeysFile(trust)
  if (!keys.exists()) throw new Error(withoutKeys(keys))
  return openObjectReleaseStore({
    location,
    folder: join(dataDir, 'cache/releases'),
    follows,
    proof: createProof(keys),
    ...rulesOf(trust, variables),
    onUnreachable: () => {},
    onReachable: () => {},
    onNotWhole: () => {},
    ...events,
  })
}

/**
 * Opens the folder of RELEASES_DIR, or DATA_DIR/releases. Without configured keys it makes a first key and signs existing releases with it,
 * once: a new site needs no setup. Throws if RELEASE_TRUST_DIR names a folder without keys.
 */
export const openFolderStore = (
  dataDir: string,
  variables: NodeJS.ProcessEnv = {},
  { onDamaged, onUnproven, onAdopted }: StoreEvents = {},
) => {
  const trust = trustFolder(variables, dataDir)
  const keys = openKeysFile(trust)
  if (variables.RELEASES_DIR && !variables.RELEASE_TRUST_DIR) throw new Error(sharedWithoutTrust)
  if (!keys.exists() && variables.RELEASE_TRUST_DIR) throw new Error(withoutKeys(keys))
  const isFirst = !keys.exists() && keys.createFirst('first start', new Date())
  const folder = releasesFolder(variables, dataDir)
  const rules = rulesOf(trust, variables)
  const store = createReleaseStore(folder, { onDamaged, onUnproven, proof: createProof(keys), ...rules })
  const adopted = isFirst ? adopt(store) : 0
  if (adopted > 0) onAdopted?.(adopted)
  return store
}

/** The platform's rules, and the environment of this site. Throws for an unknown RELEASE_ENVIRONMENT. */
const rulesOf = (trust: string, { RELEASE_ENVIRONMENT }: NodeJS.ProcessEnv) => {
  const rules = openReleaseRules(trust)
  return { rules, environment: siteEnvironment(rules.environments, RELEASE_ENVIRONMENT) }
}

/** Folder of the releases without a bucket: RELEASES_DIR, which several sites share, or `releases` in DATA_DIR. */
export const releasesFolder = (variables: NodeJS.ProcessEnv, dataDir: string) =>
  variables.RELEASES_DIR || join(dataDir, 'releases')

const sharedWithoutTrust =
  'Sites that share RELEASES_DIR need the same keys: give each the same RELEASE_TRUST_DIR.'

const withoutKeys = ({ path }: KeysFile) =>
  `Releases are signed, and there are no keys: ${path} is missing. Make it with npm run release -- key create, and give all machines of the site the same RELEASE_TRUST_DIR.`

/** Signs releases that were published before there were keys. Incomplete ones stay unsigned. */
const adopt = (store: ReturnType<typeof createReleaseStore>): number => {
  const publisher = { by: 'before there were signatures', at: new Date().toISOString() }
  const all = store
    .publishedRemotes()
    .flatMap((remote) => store.versions(remote).map((v) => [remote, v] as const))
  return all.filter(([remote, version]) => {
    try {
      store.sign(remote, version, 'first start', publisher)
      return true
    } catch {
      // onUnproven reports it when a page needs it
      return false
    }
  }).length
}
