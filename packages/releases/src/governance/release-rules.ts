import { openApprovalsFile } from './approvals-file.ts'
import { openEnvironmentsFile } from './environments-file.ts'
import { openFreezesFile } from './freezes-file.ts'

/** The platform's rules for releases, in the trust folder. Without their files there are none. */
export const openReleaseRules = (folder: string) => ({
  environments: openEnvironmentsFile(folder),
  freezes: openFreezesFile(folder),
  approvals: openApprovalsFile(folder),
})

export type ReleaseRules = ReturnType<typeof openReleaseRules>
