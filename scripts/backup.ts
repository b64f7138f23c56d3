// npm run backup [-- list | check FILE]: the house in one file, while the site runs. The usage says what each exit code means.
import { backupOptions, parseEnvironment } from '@calm-rest/api'
import {
  BackupRefused,
  hasItsSum,
  listBackups,
  makeBackup,
  pruneBackups,
  verifyHouse,
} from '@calm-rest/api/backup'
import { type Answer, answerWith } from './backup/answer.ts'
import { parseBackupCommand } from './backup/arguments.ts'
import { findFile } from './backup/find-file.ts'
import { checkedWords, listWords, madeWords } from './backup/words.ts'

const args = process.argv.slice(2)

const make = async (): Promise<Answer> => {
  const environment = parseEnvironment(process.env)
  const { folder, keep } = backupOptions(environment)
  const made = await makeBackup({ dataDir: environment.DATA_DIR, folder })
  const removed = pruneBackups(folder, keep)
  return { text: madeWords(made, removed), json: { made, removed } }
}

const check = (file: string): Answer => {
  const hasSum = hasItsSum(file)
  if (hasSum === false) throw new BackupRefused(`${file} is not as it was written: it has another SHA-256.`)
  const house = verifyHouse(file)
  return {
    text: checkedWords(file, house, hasSum ?? false),
    json: { file, ...house, hadSum: hasSum ?? false },
  }
}

await answerWith(args, async () => {
  const command = parseBackupCommand(args)
  if (command.name === 'make') return make()
  const { folder } = backupOptions(parseEnvironment(process.env))
  if (command.name === 'check') return check(findFile(command.file, folder))
  const backups = listBackups(folder)
  return { text: listWords(backups, folder), json: { folder, backups } }
})
