import type { Report } from '../sources/finding.ts'
import { checkActions } from './actions.ts'
import { checkLockFile } from './lock-file.ts'
import { checkReleaseAge } from './release-age.ts'

/** Ways by which third-party code gets in: the lock file, the settings of npm, the actions of workflows. */
export const checkSupplyChain = (root: string): Report => {
  const reports = [checkLockFile, checkReleaseAge, checkActions].map((check) => check(root))
  return {
    findings: reports.flatMap(({ findings }) => findings),
    seen: Object.assign({}, ...reports.map(({ seen }) => seen)),
  }
}
