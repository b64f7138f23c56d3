import { type Command, Option, readCommand } from '@calm-rest/command'
import type { Given } from './answers/question.ts'
import { questions } from './answers/questions.ts'
import { inFolder, type Place } from './place.ts'
import { addRestoreCommand, type RestoreCommand } from './restore/arguments.ts'
import { addUpgradeCommands, type UpgradeCommand } from './upgrade/arguments.ts'

export type DeployCommand =
  | (Place & { name: 'init'; yes: boolean; given: Given })
  | (Place & { name: 'check'; json: boolean })
  | (Place & { name: 'up'; recreate: boolean })
  | RestoreCommand
  | UpgradeCommand

const addInit = (program: Command, choose: (chosen: DeployCommand) => void) => {
  const init = program
    .command('init')
    .description('asks for what compose needs, writes .env and secrets, and checks the machine')
    .addOption(inFolder())
    .addOption(new Option('--yes', 'asks nothing: takes what is given, else what is there, else the default'))
  for (const { flag, about, isSecret } of questions) {
    // a list of processes shows flags
    if (!isSecret) init.option(`--${flag} <value>`, about)
  }
  const secrets = questions.filter(({ isSecret }) => isSecret)
  init.addHelpText(
    'after',
    `\nSecrets, by a variable, or by a file that it names with _FILE behind it:\n${secrets.map(({ variable, about }) => `  ${variable.padEnd(27)}  ${about}`).join('\n')}`,
  )
  init.action((options) => {
    const values: Record<string, unknown> = options
    const given: Given = {}
    for (const { key, option } of questions) {
      const value = values[option]
      if (typeof value === 'string') given[key] = value
    }
    choose({ name: 'init', folder: options.folder, yes: options.yes === true, given })
  })
}

/** Parses the arguments of `npm run deploy --`. */
export const parseDeployCommand = (args: readonly string[]): DeployCommand =>
  readCommand<DeployCommand>(
    args,
    {
      name: 'npm run deploy --',
      description: 'Puts the site on a server, in containers',
      exitCodes: '0 done, 1 failed or a check found a problem, 2 not understood, 3 refused',
    },
    (program, choose) => {
      addInit(program, choose)
      program
        .command('check')
        .description('says what is wrong with the machine, its name, its mail, its certificate')
        .addOption(inFolder())
        .addOption(new Option('--json', 'one line of JSON as the answer'))
        .action(({ folder, json }) => choose({ name: 'check', folder, json: json === true }))
      program
        .command('up')
        .description('builds a missing image, starts the services, and waits until the site is ready')
        .addOption(inFolder())
        .addOption(
          new Option('--recreate', 'also replaces what runs, for new settings: a gap of some seconds'),
        )
        .action(({ folder, recreate }) => choose({ name: 'up', folder, recreate: recreate === true }))
      addRestoreCommand(program, choose)
      addUpgradeCommands(program, choose)
    },
  )
