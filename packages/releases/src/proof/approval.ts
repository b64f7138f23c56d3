import { isDeepStrictEqual } from 'node:util'
import { releaseVersion, remoteName } from '@calm-rest/contract/releases'
import { z } from 'zod'
import { ReleaseRefused } from '../folder/refusals.ts'
import { type Envelope, envelope, readPayload, sealed } from './envelope.ts'
import type { KeysFile } from './keys-file.ts'
import { maybeSamePerson } from './same-person.ts'
import { type Publisher, publisher, type Signable, statementType, subject, subjectOf } from './statement.ts'
import { findValidKey } from './valid-key.ts'

/** Stored beside the signature of a release; not one of its files. */
export const approvalName = 'release.approval.json'

const predicateType = 'https://calmrest.example/approval/v1'

/** The signed statement: this person approves these files, by hash, as this version of this remote. */
const approvalStatement = z.object({
  _type: z.literal(statementType),
  subject,
  predicateType: z.literal(predicateType),
  predicate: z.object({
    remote: remoteName,
    version: releaseVersion,
    /** Time of signing; the key must be valid then. */
    signedAt: z.iso.datetime(),
    approver: publisher,
  }),
})

/** An approval whose signature is not verified yet. */
export interface SignedApproval {
  envelope: Envelope
  said: z.infer<typeof approvalStatement>
}

/** The verdict on an approval: who approved, and the key that says so, or the fault. */
export type ApprovalVerdict = { approver: Publisher; key: string; fault?: undefined } | { fault: string }

/** Throws for content that is no approval. */
export const parseApproval = (content: Buffer): SignedApproval => {
  const read = envelope.parse(JSON.parse(content.toString()))
  return { envelope: read, said: approvalStatement.parse(readPayload(read)) }
}

/** Signs approvals of releases with the platform's key, and verifies them. */
export const createApprovalProof = (keys: KeysFile, now: () => Date = () => new Date()) => {
  /** `releasePublisher` is the publisher that the release's own signature names. */
  const verify = (
    release: Signable,
    releasePublisher: Publisher,
    signed: SignedApproval | undefined,
  ): ApprovalVerdict => {
    if (!signed) return { fault: 'nobody has approved it' }
    const { remote, version, signedAt, approver } = signed.said.predicate
    const { key, fault } = findValidKey(signed.envelope, keys.read().keys, signedAt)
    if (key === undefined) return { fault: `its approval does not count: ${fault}` }
    const { manifest } = release
    if (remote !== manifest.remote || version !== manifest.version) {
      return { fault: `its approval is that of ${remote} ${version}` }
    }
    if (!isDeepStrictEqual(signed.said.subject, subjectOf(release))) {
      return { fault: 'its approval is that of other files' }
    }
    if (maybeSamePerson(releasePublisher, approver)) return { fault: 'its publisher approved it' }
    return { approver, key }
  }

  return {
    verify,
    /** Content of a release's release.approval.json. Throws if this machine has no valid key, or for the publisher. */
    sign: (release: Signable, releasePublisher: Publisher, approver: Publisher): string => {
      const { remote, version } = release.manifest
      if (maybeSamePerson(releasePublisher, approver)) throw ownApproval(release, releasePublisher)
      const signing = keys.signingKey()
      if (!signing) {
        throw new ReleaseRefused(
          'release_unproven',
          `This machine has no key to sign with, beside ${keys.path}.`,
        )
      }
      const said: SignedApproval['said'] = {
        _type: statementType,
        subject: subjectOf(release),
        predicateType,
        predicate: { remote, version, signedAt: now().toISOString(), approver },
      }
      const content = `${JSON.stringify(sealed(said, signing.id, signing.key), null, 2)}\n`
      const { fault } = verify(release, releasePublisher, parseApproval(Buffer.from(content)))
      if (fault) throw new ReleaseRefused('release_unproven', `What is signed here does not count: ${fault}.`)
      return content
    },
  }
}

export type ApprovalProof = ReturnType<typeof createApprovalProof>

/** Refusal of an approval by a person who may be the publisher. */
export const ownApproval = ({ manifest }: Pick<Signable, 'manifest'>, { by, team, grant }: Publisher) =>
  new ReleaseRefused(
    'approval_own',
    `${manifest.remote} ${manifest.version} was published by ${by}${grant === undefined ? '' : ` (${grant})`}. ${team === undefined ? 'Another person approves it.' : `A token of ${team} approves it only if the platform has named its holder and that of the publisher: npm run release -- token add --holder NAME.`}`,
  )
