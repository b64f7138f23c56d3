import { parseArgs } from 'node:util'
import type { NewRemote } from './read-template.ts'

/** A repository to be created. */
export interface NewRepository extends NewRemote {
  /** Address of the site that the remote belongs to. */
  site: string
  /** Folder with the packed packages of the kit, if no registry has them. */
  kit: string | undefined
  /** Whether it has a server of its own. */
  withBackend?: boolean | undefined
}

/** The command line is invalid; the message has the correct usage. */
export class WrongUse extends Error {
  constructor(why: string) {
    super(`${why}\n\n${usage}`)
  }
}

export const usage = `Usage: npm create calm-rest-remote -- NAME --owner TEAM --site ADDRESS

Writes the repository of a remote into the folder NAME: a widget in three languages, its tests, its build, CI.

  NAME              mf- and words in small letters with hyphens between them: mf-spa
  --owner TEAM      as CODEOWNERS names a team: @calm-rest/spa
  --site ADDRESS    the site that it belongs to: https://calm-rest.example
  --with-backend    with a server of the team, and a widget that asks it through the site
  --kit FOLDER      take the packages of Calm Rest from this folder of .tgz files instead of the registry

Exit code: 0 done, 1 failed, 2 not understood.`

const options = {
  owner: { type: 'string' },
  site: { type: 'string' },
  kit: { type: 'string' },
  'with-backend': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (cause) {
    throw new WrongUse((cause as Error).message)
  }
}

/** Parses the command line; undefined if help is requested. Throws `WrongUse`. */
export const readArguments = (args: readonly string[]): NewRepository | undefined => {
  const { values, positionals } = parse(args)
  if (values.help) return undefined
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0) throw new WrongUse('Say the name of the remote, and one alone.')
  if (!/^mf(-[a-z][a-z0-9]*)+$/.test(name))
    throw new WrongUse(`'${name}' is no name for a remote, such as mf-spa.`)
  const { owner = '', site = '', kit, 'with-backend': withBackend } = values
  if (!/^@[a-z0-9-]+(\/[a-z0-9-]+)?$/.test(owner))
    throw new WrongUse(`'${owner}' is no team, such as @calm-rest/spa.`)
  return { name, owner, site: originOf(site), kit, withBackend }
}

/** HTTPS, or this machine. */
const originOf = (site: string) => {
  if (!/^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(site) || !URL.canParse(site))
    throw new WrongUse(`'${site}' is no address of a site, such as https://calm-rest.example`)
  return new URL(site).origin
}
