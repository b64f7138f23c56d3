import { readArguments, WrongUse } from '@calm-rest/command'
import { team } from '../boundaries/rules/owners.ts'

export interface NewRemote {
  /** `mf-spa`. */
  name: string
  /** `@calm-rest/spa`. */
  owner: string
}

export const usage = `npm run new:remote -- NAME --owner TEAM

  NAME    mf- and words in small letters with hyphens between them: mf-spa
  TEAM    who owns it, as CODEOWNERS names a team: @calm-rest/spa

Exit code: 0 done, 1 failed, 2 not understood, 3 refused by a rule, 130 interrupted. But for 0 all is as it was.`

const wrong = (why: string): never => {
  throw new WrongUse(why, usage)
}

export const readNewRemote = (args: readonly string[]): NewRemote => {
  const { values, positionals } = readArguments(args, usage, { owner: { type: 'string' } })
  const [name, ...others] = positionals
  const { owner } = values
  if (name === undefined) return wrong('Which name?')
  if (others.length > 0) return wrong(`One name at a time, not also ${others.join(', ')}.`)
  if (!/^mf(-[a-z][a-z0-9]*)+$/.test(name)) return wrong(`'${name}' is no name for a remote, such as mf-spa.`)
  if (owner === undefined) return wrong(`Which team owns ${name}?`)
  if (!team.test(owner)) return wrong(`'${owner}' is no team, such as @calm-rest/spa.`)
  return { name, owner }
}
