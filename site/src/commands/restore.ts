// npm run restore -- FILE | --at MOMENT --identity FILE: restores the data of a backup, from here or from the bucket.

import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  backupOptionsOfFile,
  offsiteFolders,
  openOffsiteStore,
  readIdentities,
  restoreBackup,
  restoreOffsite,
} from '@calm-rest/api/backup'
import { parseEnvironment } from '@calm-rest/api/environment'
import { openMediaStore } from '@calm-rest/api/media'
import { type Answer, confirm, Refused, runCommand } from '@calm-rest/command'
import { withSecretFiles } from '@calm-rest/server'
import { parseRestoreCommand, type RestoreSource } from './backup/arguments.ts'
import { findFile } from './backup/find-file.ts'
import { offsiteWords, restoredWords } from './backup/words.ts'

const args = process.argv.slice(2)

/** What both kinds of restore need. */
const readOptions = ({ yes, trustBackup }: { yes: boolean; trustBackup: boolean }) => {
  const variables = withSecretFiles(process.env)
  const environment = parseEnvironment(variables)
  const { folder } = backupOptionsOfFile(environment)
  const { DATA_DIR: dataDir } = environment
  // without a terminal the refusal itself describes the loss
  const confirmLoss = process.stdin.isTTY
    ? (words: string) => confirm(`${words}\nRestore all the same?`)
    : undefined
  const withPhotographs = openMediaStore(variables, dataDir).isHere
  return {
    folder,
    variables,
    restore: { dataDir, overNewer: yes, confirmLoss, trustsBackup: trustBackup, withPhotographs },
  }
}

type Options = ReturnType<typeof readOptions>

const fromFile = async (named: string, { folder, restore }: Options): Promise<Answer> => {
  const file = findFile(named, folder)
  const restored = await restoreBackup({ file, ...restore })
  return { text: restoredWords(file, restored), json: { file, ...restored } }
}

type BucketSource = Extract<RestoreSource, { kind: 'bucket' }>

const fromBucket = async (
  { at, identity }: BucketSource,
  { restore, variables }: Options,
): Promise<Answer> => {
  const store = await openOffsiteStore(variables)
  if (!store) throw new Refused('Set BACKUP_URL to the bucket of the backups, with the keys for it (AWS_…).')
  try {
    // npm runs scripts in the project's folder
    const file = resolve(process.env.INIT_CWD ?? '.', identity)
    if (!existsSync(file)) throw new Refused(`There is no file ${file}.`)
    const identities = readIdentities(readFileSync(file, 'utf8'))
    const folders = offsiteFolders(restore.dataDir, variables)
    const restored = await restoreOffsite({ store, identities, at, folders, ...restore })
    return { text: offsiteWords(store.name, at, restored), json: { bucket: store.name, ...restored } }
  } finally {
    store.close()
  }
}

const work = async (): Promise<Answer> => {
  const command = parseRestoreCommand(args)
  const options = readOptions(command)
  const { source } = command
  return source.kind === 'file' ? fromFile(source.file, options) : fromBucket(source, options)
}

await runCommand(args, work)
