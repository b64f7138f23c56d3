import { type Command, wholeNumber } from '@calm-rest/command'

/** Commands on the keys whose signatures count. */
export type KeyCommand =
  | { name: 'key create'; days: number | undefined }
  | { name: 'key revoke'; id: string }
  | { name: 'key list' }

/** Adds the commands on keys to a command line. */
export const addKeyCommands = (program: Command, choose: (chosen: KeyCommand) => void) => {
  const key = program.command('key').description('whose signatures of releases count')
  key
    .command('create')
    .description('make a key; from now on it signs here')
    .option('--days <n>', 'until it ends; for ever without', wholeNumber(1, 4000))
    .action(({ days }) => choose({ name: 'key create', days }))
  key
    .command('revoke')
    .description('revoke a key at once: releases that it alone signed are no longer served')
    .argument('<id>', 'as the list has it')
    .action((id) => choose({ name: 'key revoke', id }))
  key
    .command('list')
    .description('every key, who made it, and until when it is good')
    .action(() => choose({ name: 'key list' }))
}
