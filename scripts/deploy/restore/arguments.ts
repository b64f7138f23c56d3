import type { Command } from '@calm-rest/command'
import { inFolder, type Place } from '../place.ts'

export interface RestoreCommand extends Place {
  name: 'restore'
  /** A file, or a moment in the bucket with the file of the key that decrypts it. */
  source: { kind: 'file'; file: string } | { kind: 'bucket'; at: string; identity: string }
  yes: boolean
  trustBackup: boolean
}

interface Given {
  file: string | undefined
  at?: string | undefined
  identity?: string | undefined
}

const sourceOf = ({ file, at, identity }: Given): RestoreCommand['source'] | undefined => {
  if (file !== undefined && at === undefined && identity === undefined) return { kind: 'file', file }
  if (file === undefined && at !== undefined && identity !== undefined)
    return { kind: 'bucket', at, identity }
  return undefined
}

/** Adds `restore`, which has the flags of `npm run restore`. */
export const addRestoreCommand = (program: Command, choose: (chosen: RestoreCommand) => void) => {
  program
    .command('restore')
    .description('stops the site, puts a backup in place of its data, and starts it again')
    .argument('[file]', "'latest', a name in the folder of backups, or a path")
    .addOption(inFolder())
    .option('--at <moment>', "from the bucket: a moment like 2026-11-28T10:00:00Z, or 'latest'")
    .option('--identity <file>', 'the key that decrypts what is in the bucket')
    .option('--yes', 'replace data that the backup lacks; the replaced database is kept')
    .option('--trust-backup', 'members, passkeys and passwords as the backup has them')
    .action((file, { folder, at, identity, yes = false, trustBackup = false }) => {
      const source = sourceOf({ file, at, identity })
      if (!source) return program.error('Give a file, or --at and --identity to restore from the bucket.')
      choose({ name: 'restore', folder, source, yes, trustBackup })
    })
}
