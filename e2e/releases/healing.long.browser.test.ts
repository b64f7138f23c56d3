import { type Site, startSite } from '@calm-rest/testing'
import { beforeAll, it } from 'vitest'
import {
  answering,
  type Fault,
  goesOnWithTheOneBefore,
  goLive,
  notReleased,
  withEntry,
  withOtherByte,
} from './healing.fixture.ts'
import { mountingAs } from './variant.fixture.ts'

/** Deadline of a release on the site whose files hang: long enough for the release before, also on a busy machine. */
const deadlineMs = 4000

let site: Site
let hanging: Site

beforeAll(async () => {
  const started = [startSite(), startSite({ env: { RELEASE_DEADLINE_MS: String(deadlineMs) } })] as const
  ;[site, hanging] = await Promise.all(started)
})

const never = () => new Promise(() => {})

const faults: readonly (Fault & { hangs?: true })[] = [
  {
    fault: 'a byte of its entry is another',
    breakIt: withOtherByte('entry.js'),
    says: notReleased,
    reason: 'files',
  },
  {
    fault: 'its entry never comes',
    breakIt: answering(never, 'entry.js'),
    says: `no entry within ${deadlineMs} ms`,
    reason: 'timeout',
    hangs: true,
  },
  {
    fault: 'it shows nothing',
    breakIt: (on) => goLive(on, mountingAs('() => ({ update() {}, unmount() {} })')),
    says: `nothing was shown within ${deadlineMs} ms`,
    reason: 'render',
    hangs: true,
  },
  {
    fault: 'it throws when it is evaluated',
    breakIt: withEntry("throw new Error('this release is broken');"),
    says: 'the entry ran but set no container',
    reason: 'evaluation',
  },
]

it.each(faults)(
  'R-mf-fallback, R-mf-last-good: goes on with the release before where $fault, without a reload',
  (fault) => goesOnWithTheOneBefore(fault.hangs ? hanging : site, fault),
)
