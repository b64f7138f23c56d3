import { restoreBackup } from '../operations/backup/index.ts'
import { say } from './say.ts'

/** Restores one backup after another in a loop, and prints a line before each, until it is killed. */
const [dataDir = '', ...files] = process.argv.slice(2)

for (;;) {
  for (const file of files) {
    say(file)
    await restoreBackup({ dataDir, file, overNewer: true })
  }
}
