import { join } from 'node:path'
import { readBucketLocation } from '@calm-rest/objects'
import type { NotWhole } from './bucket/fetch-version.ts'
import type { FollowEvents } from './bucket/follow.ts'
import { openObjectReleaseStore } from './bucket/object-store.ts'
import { createReleaseStore } from './folder/folder-store.ts'
import { type KeysFile, openKeysFile } from './proof/keys-file.ts'
import { createProof } from './proof/proof.ts'
import type { ReleaseStore } from './release-store.ts'
import { trustFolder } from './trust-folder.ts'

interface StoreEvents {
  onNotWhole?: (why: NotWhole) => void
  /** Called when the live versions of a remote cannot be read; the error names the file. */
  onDamaged?: (why: Error) => void
  /** Called once for each release that is there and not proven: it is shown to nobody. */
  onUnproven?: (why: Error) => void
  /** Called at a first start with keys, for the releases that were there before. */
  onAdopted?: (versions: number) => void
}

export interface OpenReleaseStoreOptions extends Partial<FollowEvents>, StoreEvents {
  dataDir: string
  /** A server goes on looking at what is live until it closes the store; a command looks once. */
  follows: boolean
}

/**
 * Opens the bucket of RELEASES_URL, or DATA_DIR/releases where it is not set. Throws where the environment is wrong,
 * where a bucket has no keys, or where it does not answer and there is no copy of it here.
 */
export const openReleaseStore = async (
  variables: NodeJS.ProcessEnv,
  { dataDir, follows, ...events }: OpenReleaseStoreOptions,
): Promise<ReleaseStore> => {
  const location = readBucketLocation('RELEASES_URL', variables)
  if (!location) return openFolderStore(dataDir, variables, events)
  const keys = openKeysFile(trustFolder(variables, dataDir))
  if (!keys.exists()) throw new Error(withoutKeys(keys))
  return openObjectReleaseStore({
    location,
    folder: join(dataDir, 'cache/releases'),
    follows,
    proof: createProof(keys),
    onUnreachable: () => {},
    onReachable: () => {},
    onNotWhole: () => {},
    ...events,
  })
}

/**
 * Opens DATA_DIR/releases. Where nothing says which keys count, a first key is made, and what is there already is
 * signed by it, once: a newcomer has nothing to set up. Throws where RELEASE_TRUST_DIR names a folder without keys.
 */
export const openFolderStore = (
  dataDir: string,
  variables: NodeJS.ProcessEnv = {},
  { onDamaged, onUnproven, onAdopted }: StoreEvents = {},
) => {
  const keys = openKeysFile(trustFolder(variables, dataDir))
  if (!keys.exists() && variables.RELEASE_TRUST_DIR) throw new Error(withoutKeys(keys))
  const isFirst = !keys.exists() && keys.createFirst('first start', new Date())
  const folder = join(dataDir, 'releases')
  const store = createReleaseStore(folder, { onDamaged, onUnproven, proof: createProof(keys) })
  const adopted = isFirst ? adopt(store) : 0
  if (adopted > 0) onAdopted?.(adopted)
  return store
}

const withoutKeys = ({ path }: KeysFile) =>
  `Releases are signed, and there are no keys: ${path} is missing. Make it with npm run release -- key create, and give all machines of the site the same RELEASE_TRUST_DIR.`

/** Signs what was published before there were keys. What is not whole stays unsigned. */
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
      // said by onUnproven, when a page would need it
      return false
    }
  }).length
}
