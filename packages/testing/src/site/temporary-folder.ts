import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { whenDone } from '../cleanup.ts'
import { quickFolder } from '../quick-folder.ts'

/** A new empty folder that is deleted after the test, or after the file if called in a `beforeAll`. */
export const temporaryFolder = (name = 'test'): string => {
  const folder = mkdtempSync(join(realpathSync(quickFolder()), `calm-rest-${name}-`))
  whenDone(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}
