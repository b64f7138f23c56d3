import { mkdtempSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { quickFolder } from '@calm-rest/testing/quick-folder'
import { ownShare, readTicks } from './own-share.ts'
import { writeRecord } from './record.ts'
import { takeRecord } from './take-record.ts'

/** Lets the tests of this process record what they run. `write` makes a record of it for `npm test -- --changed`. */
export const recordRun = (root: string) => {
  const folder = mkdtempSync(join(quickFolder(), 'calm-rest-record-'))
  process.env.TEST_RECORD = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const before = readTicks()
  return {
    write: async () => {
      const share = ownShare(before, readTicks())
      const used = process.cpuUsage()
      const record = await takeRecord(root, folder, share)
      if (!record || record.tests.length === 0) return
      const file = relative(root, writeRecord(root, record))
      const { user, system } = process.cpuUsage(used)
      const seconds = ((user + system) / 1_000_000).toFixed(1)
      console.log(
        `Recorded what ${record.tests.length} test files ran: ${file}, ${seconds} s of processor time`,
      )
    },
  }
}
