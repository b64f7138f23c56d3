import { parseArgs } from 'node:util'
import { type Framework, frameworks, type NewRemote } from './read-template.ts'

/** A repository to be created. */
export interface NewRepository extends NewRemote {
  /** Address of the site that the remote belongs to. */
  site: string
  /** Folder with the packed packages of the kit, if no registry has them. */
  kit: string | undefined
  /** Whether it has a server of its own. */
  withBackend?: boolean | undefined
  framework: Framework
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
  --framework NAME  react, vue, svelte, preact, or none: a widget by the contract alone
  --with-backend    with a server of the team, and a widget (in React) that asks it through the site
  --kit FOLDER      take the packages of Calm Rest from this folder of .tgz files instead of the registry

Exit code: 0 done, 1 failed, 2 not understood.`

const options = {
  owner: { type: 'string' },
  site: { type: 'string' },
  framework: { type: 'string', default: 'react' },
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
  const framework = frameworkOf(values.framework)
  if (withBackend && framework !== 'react') throw new WrongUse('The example with a backend is in React.')
  return { name, owner, site: originOf(site), kit, framework, withBackend }
}

const frameworkOf = (name: string): Framework => {
  const found = frameworks.find((one) => one === name)
  if (!found) throw new WrongUse(`'${name}' is no framework of the template: ${frameworks.join(', ')}.`)
  return found
}

/** HTTPS, or this machine. */
const originOf = (site: string) => {
  if (!/^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(site) || !URL.canParse(site))
    throw new WrongUse(`'${site}' is no address of a site, such as https://calm-rest.example`)
  return new URL(site).origin
}
