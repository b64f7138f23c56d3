import { createHash } from 'node:crypto'
import { type Actor, actorFacts } from '../actor.ts'
import { ReleaseRefused } from '../folder/refusals.ts'
import { ownApproval } from '../proof/approval.ts'
import { maybeSamePerson } from '../proof/same-person.ts'
import type { Publisher } from '../proof/statement.ts'
import type { ReleaseStore } from '../release-store.ts'
import type { LooksRecord } from './looks-file.ts'

type LookStore = Pick<
  ReleaseStore,
  'release' | 'readLooks' | 'changeLooks' | 'readLatestApproval' | 'environments' | 'at'
>

/** Pictures of exactly the published files. */
const looksOf = async (
  store: Pick<LookStore, 'release' | 'readLooks'>,
  remote: string,
  version: string,
): Promise<LooksRecord | undefined> => {
  const record = await store.readLooks(remote, version)
  return record?.hash === store.release(remote, version)?.hash ? record : undefined
}

const idChars = 12

/** Id of the pictures of one try: the next try makes others, of the same files, too. */
export const picturesIdOf = ({ hash, at }: Pick<LooksRecord, 'hash' | 'at'>): string =>
  createHash('sha256').update(`${hash} ${at}`).digest('hex').slice(0, idChars)

/** Throws `ReleaseRefused` if the platform asks for an approval of a version's pictures, and nobody has given it. */
export const assertLookApproved = async (
  store: Pick<LookStore, 'release' | 'readLooks'>,
  remote: string,
  version: string,
) => {
  const record = await looksOf(store, remote, version)
  if (!record?.needsApproval || record.looks.length === 0 || record.approved) return
  const places = record.looks.map(({ widget, lang, width }) => `${widget} (${lang}, ${width})`).join(', ')
  const pictures = picturesIdOf(record)
  throw new ReleaseRefused(
    'look_unapproved',
    `It looks different: ${places}. Compare the pictures, then: npx calm-rest-remote approve-look ${version} --pictures ${pictures}, or on the platform's machine: npm run release -- approve-look ${remote} ${version} --pictures ${pictures}`,
  )
}

/** Whether any environment asks for an approval of a version. */
const needsAnotherPerson = async (store: LookStore, remote: string, version: string) => {
  const names = store.environments()
  const stores = names.length === 0 ? [store] : await Promise.all(names.map((name) => store.at(name)))
  const approvals = await Promise.all(stores.map((one) => one.readLatestApproval(remote, version)))
  return approvals.some((approval) => approval?.isRequired)
}

interface Approving {
  remote: string
  version: string
  /** Id of the pictures that were seen; those that there are now if undefined. */
  pictures?: string | undefined
  /** Who approves, as a signature would name it. */
  approver: Publisher
  by: Actor
  now: Date
}

/**
 * The pictures of a version, if they are those that were seen. Throws `ReleaseRefused` if there are none, or others.
 */
const assertSeen = (
  record: LooksRecord | undefined,
  { remote, version, pictures }: Pick<Approving, 'remote' | 'version' | 'pictures'>,
): LooksRecord => {
  if (!record || record.looks.length === 0)
    throw new ReleaseRefused('look_missing', `The gate has no pictures of ${remote} ${version} that differ.`)
  const current = picturesIdOf(record)
  if (pictures !== undefined && pictures !== current)
    throw new ReleaseRefused('look_changed', `The pictures of ${remote} ${version} are ${current} now.`)
  return record
}

/**
 * Records who approved the pictures of a version. Throws `ReleaseRefused` if there are none, if they are others than those
 * that were seen, or if the version needs another person than its publisher.
 */
export const approveLook = async (store: LookStore, asked: Approving) => {
  const { remote, version, approver, by, now } = asked
  const record = assertSeen(await looksOf(store, remote, version), asked)
  const release = store.release(remote, version)
  if (
    release?.publisher &&
    maybeSamePerson(release.publisher, approver) &&
    (await needsAnotherPerson(store, remote, version))
  )
    throw ownApproval(release, release.publisher)
  const approved = Object.assign({ at: now.toISOString() }, actorFacts(by))
  // the gate may have made others meanwhile
  const seen = { remote, version, pictures: picturesIdOf(record) }
  await store.changeLooks(remote, version, (latest) => ({ ...assertSeen(latest, seen), approved }))
  return { ...record, approved }
}
