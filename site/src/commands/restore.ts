// npm run restore -- FILE: the house as a backup has it. The usage says what each exit code means.
import { openMediaStore, parseEnvironment } from '@calm-rest/api'
import { backupOptionsOfFile, restoreBackup } from '@calm-rest/api/backup'
import { type Answer, runCommand } from '@calm-rest/command'
import { parseRestoreCommand, restoreUsage } from './backup/arguments.ts'
import { findFile } from './backup/find-file.ts'
import { outcomeOf } from './backup/outcome.ts'
import { restoredWords } from './backup/words.ts'

const args = process.argv.slice(2)

const work = async (): Promise<Answer> => {
  const command = parseRestoreCommand(args)
  const environment = parseEnvironment(process.env)
  const file = findFile(command.file, backupOptionsOfFile(environment).folder)
  const { DATA_DIR: dataDir } = environment
  const withPhotographs = openMediaStore(process.env, dataDir).isHere
  const restored = restoreBackup({ dataDir, file, overNewer: command.yes, withPhotographs })
  return { text: restoredWords(file, restored), json: { file, ...restored } }
}

await runCommand(args, { usage: restoreUsage, work, outcomeOf })
