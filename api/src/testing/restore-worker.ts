import { writeSync } from 'node:fs'
import { restoreBackup } from '../backup/index.ts'

/** Restores one backup after the other, over and over, and prints a line before each, until it is killed. */
const [dataDir = '', ...files] = process.argv.slice(2)

for (;;) {
  for (const file of files) {
    writeSync(1, `${file}\n`)
    restoreBackup({ dataDir, file, overNewer: true })
  }
}
