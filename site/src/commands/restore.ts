// npm run restore -- FILE: restores the data of a backup.

import { backupOptionsOfFile, restoreBackup } from '@calm-rest/api/backup'
import { parseEnvironment } from '@calm-rest/api/environment'
import { openMediaStore } from '@calm-rest/api/media'
import { type Answer, confirm, runCommand } from '@calm-rest/command'
import { withSecretFiles } from '@calm-rest/server'
import { parseRestoreCommand } from './backup/arguments.ts'
import { findFile } from './backup/find-file.ts'
import { restoredWords } from './backup/words.ts'

const args = process.argv.slice(2)

const work = async (): Promise<Answer> => {
  const command = parseRestoreCommand(args)
  const variables = withSecretFiles(process.env)
  const environment = parseEnvironment(variables)
  const file = findFile(command.file, backupOptionsOfFile(environment).folder)
  const { DATA_DIR: dataDir } = environment
  const withPhotographs = openMediaStore(variables, dataDir).isHere
  const { yes: overNewer, trustBackup: trustsBackup } = command
  // without a terminal the refusal itself describes the loss
  const confirmLoss = process.stdin.isTTY
    ? (words: string) => confirm(`${words}\nRestore all the same?`)
    : undefined
  const options = { dataDir, file, overNewer, confirmLoss, trustsBackup, withPhotographs }
  const restored = await restoreBackup(options)
  return { text: restoredWords(file, restored), json: { file, ...restored } }
}

await runCommand(args, work)
