// npm run restore -- FILE: the house as a backup has it. The usage says what each exit code means.
import { backupOptions, parseEnvironment } from '@calm-rest/api'
import { restoreBackup } from '@calm-rest/api/backup'
import { answerWith } from './backup/answer.ts'
import { parseRestoreCommand } from './backup/arguments.ts'
import { findFile } from './backup/find-file.ts'
import { restoredWords } from './backup/words.ts'

const args = process.argv.slice(2)

await answerWith(args, async () => {
  const command = parseRestoreCommand(args)
  const environment = parseEnvironment(process.env)
  const file = findFile(command.file, backupOptions(environment).folder)
  const restored = restoreBackup({ dataDir: environment.DATA_DIR, file, overNewer: command.yes })
  return { text: restoredWords(file, restored), json: { file, ...restored } }
})
