import { environmentName, remoteName } from '@calm-rest/contract/releases'
import { z } from 'zod'
import { ReleaseRefused } from '../folder/refusals.ts'
import { type GoesLive, isAbout } from './freezes-file.ts'
import { entryId, instant, newEntryId, openTrustFile } from './trust-file.ts'

/** Where a version needs the approval of another person than its publisher. */
const requirement = z.object({
  id: z.string().regex(entryId),
  /** All if left out. */
  remotes: z.array(remoteName).min(1).optional(),
  /** All if left out. */
  environments: z.array(environmentName).min(1).optional(),
  /** Versions published before this moment need none, so that what is live stays live. */
  from: instant,
  addedBy: z.string(),
  addedAt: z.iso.datetime(),
})

export type ApprovalRequirement = z.infer<typeof requirement>

/** approvals.json in the trust folder: where versions need an approval. */
export const openApprovalsFile = (folder: string) => {
  const { read, change } = openTrustFile(
    folder,
    'approvals.json',
    z.object({ required: z.array(requirement).max(200).default([]) }),
    { required: [] },
  )
  return {
    read: (): readonly ApprovalRequirement[] => read().required,
    /** Whether a version, published at this moment by its signature, needs an approval. */
    isRequired: (about: GoesLive, publishedAt: string): boolean =>
      read().required.some(
        (each) => Date.parse(each.from) <= Date.parse(publishedAt) && isAbout(each, about),
      ),
    add: (given: Omit<ApprovalRequirement, 'id'>): ApprovalRequirement => {
      const added = requirement.parse({ id: newEntryId(), ...given })
      change(({ required }) => ({ required: [...required, added] }))
      return added
    },
    /** Throws for an unknown id. */
    remove: (id: string): void =>
      change(({ required }) => {
        if (required.some((each) => each.id === id)) {
          return { required: required.filter((each) => each.id !== id) }
        }
        throw new ReleaseRefused('release_not_found', `There is no requirement ${id}.`)
      }),
  }
}

export type ApprovalsFile = ReturnType<typeof openApprovalsFile>
