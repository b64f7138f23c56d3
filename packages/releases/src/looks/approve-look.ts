import { ReleaseRefused } from '../folder/refusals.ts'
import type { ReleaseStore } from '../release-store.ts'
import type { LooksRecord } from './looks-file.ts'

type LookStore = Pick<ReleaseStore, 'release' | 'readLooks' | 'storeLooks'>

/** Pictures of exactly the published files. */
const looksOf = async (
  store: LookStore,
  remote: string,
  version: string,
): Promise<LooksRecord | undefined> => {
  const record = await store.readLooks(remote, version)
  return record?.hash === store.release(remote, version)?.hash ? record : undefined
}

/** Throws `ReleaseRefused` if the platform asks for an approval of a version's pictures, and nobody has given it. */
export const assertLookApproved = async (store: LookStore, remote: string, version: string) => {
  const record = await looksOf(store, remote, version)
  if (!record?.needsApproval || record.looks.length === 0 || record.approved) return
  const places = record.looks.map(({ widget, lang, width }) => `${widget} (${lang}, ${width})`).join(', ')
  throw new ReleaseRefused(
    'look_unapproved',
    `It looks different: ${places}. Compare the pictures, then: npm run release -- approve-look ${remote} ${version}`,
  )
}

/** Records who approved the pictures of a version. Throws `ReleaseRefused` if there are none. */
export const approveLook = async (store: LookStore, remote: string, version: string, by: string) => {
  const record = await looksOf(store, remote, version)
  if (!record || record.looks.length === 0)
    throw new ReleaseRefused('gate_missing', `The gate has no pictures of ${remote} ${version} that differ.`)
  const approved = { by, at: new Date().toISOString() }
  await store.storeLooks({ ...record, approved })
  return { ...record, approved }
}
