import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding, Report } from '../sources/finding.ts'

/** Days that a version has to be public before an install takes it; most that were taken over were withdrawn sooner. */
const leastDays = 7

/** Settings of npm for this tree, and for the repositories that the template makes. */
const files = ['.npmrc', 'packages/create-remote/template/own-repository/.npmrc.template']

/** npm takes no version that is younger; npm before 11.10 does not know the setting and ignores it. */
export const checkReleaseAge = (root: string): Report => {
  const present = files.filter((file) => existsSync(join(root, file)))
  const findings = present.flatMap((file): Finding[] => {
    const days = /^\s*min-release-age\s*=\s*(\d+)\s*$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1]
    if (days !== undefined && Number(days) >= leastDays) return []
    return [
      {
        file,
        what: 'min-release-age',
        why: `is ${days ?? 'not set'}: it has to be ${leastDays} days or more`,
      },
    ]
  })
  return { findings, seen: { settings: present.length } }
}
