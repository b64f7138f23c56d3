import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remoteNameOf } from '@calm-rest/build/remote'
import { WrongUse } from '@calm-rest/command'
import { releaseVersion, remoteName } from '@calm-rest/contract/releases'
import { z } from 'zod'

/** HTTPS, or this machine: a token is never sent in the clear. */
const isSiteAddress = (text: string) => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  const isOwn = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isOwn)
}

const siteAddress = z.string().refine(isSiteAddress, 'is no address of a site: https://calm-rest.example')

const manifest = z.object({
  name: z
    .string()
    .transform((name) => remoteNameOf({ name }))
    .pipe(remoteName),
  version: releaseVersion,
  'calm-rest': z.object({ owner: z.string().min(1), site: siteAddress.optional() }),
})

/** The remote of a folder. */
export interface Project {
  folder: string
  /** `mf-spa`, without the scope of the package. */
  remote: string
  version: string
  /** Team that owns it. */
  owner: string
  /** Site that it belongs to, where package.json names one. */
  site: string | undefined
}

/** Reads the package.json of a remote. Throws `WrongUse` with what is missing if the folder has no remote. */
export const readProject = (folder: string): Project => {
  const read = manifest.safeParse(readJson(join(folder, 'package.json')))
  if (!read.success)
    throw new WrongUse(`${folder} is no remote. Its package.json:\n${z.prettifyError(read.error)}`)
  const { name, version, 'calm-rest': own } = read.data
  return { folder, remote: name, version, owner: own.owner, site: own.site }
}

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** Origin of the site that a command is about: of the command line, the environment, or package.json. */
export const siteOf = (
  { site }: Pick<Project, 'site'>,
  named: string | undefined,
  environment: NodeJS.ProcessEnv,
): string => {
  const chosen = named ?? environment.SITE_URL ?? site
  if (chosen === undefined) throw new WrongUse('Which site? Say --site https://…')
  const read = siteAddress.safeParse(chosen)
  if (!read.success)
    throw new WrongUse(`'${chosen}' is no address of a site, such as https://calm-rest.example`)
  return new URL(read.data).origin
}
