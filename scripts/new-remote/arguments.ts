import { readCommand } from '@calm-rest/command'
import { remoteName } from '@calm-rest/contract/releases'
import type { NewRemote } from 'create-calm-rest-remote'
import { team } from '../boundaries/rules/owners.ts'

export const readNewRemote = (args: readonly string[]): NewRemote =>
  readCommand(
    args,
    {
      name: 'npm run new:remote --',
      description: 'A remote with a widget in three languages, its tests, owner and build',
      exitCodes:
        '0 done, 1 failed, 2 not understood, 3 refused by a rule, 130 interrupted. But for 0 all is as it was',
    },
    (program, choose) => {
      program
        .usage('NAME --owner TEAM')
        .argument('<name>', 'mf- and words in small letters with hyphens between them: mf-spa')
        // not required by commander, which would report a misspelt --owner as a missing one
        .option('--owner <team>', 'as CODEOWNERS names a team: @calm-rest/spa')
        .action((name, { owner }) => {
          if (!/^mf(-[a-z][a-z0-9]*)+$/.test(name) || !remoteName.safeParse(name).success)
            return program.error(`'${name}' is no name for a remote, such as mf-spa.`)
          if (owner === undefined) return program.error(`Which team owns ${name}?`)
          if (!team.test(owner)) return program.error(`'${owner}' is no team, such as @calm-rest/spa.`)
          return choose({ name, owner })
        })
    },
  )
