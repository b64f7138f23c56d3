// npm run backup [-- list | check FILE | key FILE]: the database in one file, while the site runs.

import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  backupOptionsOfFile,
  createKeyPair,
  hasItsSum,
  listBackups,
  makeBackup,
  pruneBackups,
  verifyDatabase,
} from '@calm-rest/api/backup'
import { parseEnvironment } from '@calm-rest/api/environment'
import { openMediaStore } from '@calm-rest/api/media'
import { type Answer, Refused, runCommand } from '@calm-rest/command'
import { withSecretFiles } from '@calm-rest/server'
import { parseBackupCommand } from './backup/arguments.ts'
import { findFile } from './backup/find-file.ts'
import { checkedWords, keyWords, listWords, madeWords } from './backup/words.ts'

const args = process.argv.slice(2)

const make = async (): Promise<Answer> => {
  const variables = withSecretFiles(process.env)
  const environment = parseEnvironment(variables)
  const { folder, keep } = backupOptionsOfFile(environment)
  const { DATA_DIR: dataDir } = environment
  const withPhotographs = openMediaStore(variables, dataDir).isHere
  const made = await makeBackup({ dataDir, folder, withPhotographs })
  const removed = pruneBackups(folder, keep)
  return { text: madeWords(made, removed), json: { made, removed } }
}

const check = (file: string): Answer => {
  const hasSum = hasItsSum(file)
  if (hasSum === false) throw new Refused(`${file} is not as it was written: it has another SHA-256.`)
  const database = verifyDatabase(file)
  return {
    text: checkedWords(file, database, hasSum ?? false),
    json: { file, ...database, hadSum: hasSum ?? false },
  }
}

/** Never over another key, which would be lost with everything that it decrypts. */
const writeNew = (file: string, text: string) => {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'EEXIST')
      throw new Refused(`${file} is there already, and was left as it is. Name another file.`)
    throw new Refused(`${file} cannot be written (${code}). Is its folder there, and yours?`)
  }
}

const makeKey = async (named: string): Promise<Answer> => {
  const file = resolve(process.env.INIT_CWD ?? '.', named)
  const { identity, recipient } = await createKeyPair()
  const created = `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n`
  writeNew(file, `${created}${identity}\n`)
  return { text: keyWords(file, recipient), json: { file, recipient } }
}

const work = async (): Promise<Answer> => {
  const command = parseBackupCommand(args)
  if (command.name === 'make') return make()
  if (command.name === 'key') return makeKey(command.file)
  const { folder } = backupOptionsOfFile(parseEnvironment(withSecretFiles(process.env)))
  if (command.name === 'check') return check(findFile(command.file, folder))
  const backups = listBackups(folder)
  return { text: listWords(backups, folder), json: { folder, backups } }
}

await runCommand(args, work)
