import type { Resolver } from 'node:dns/promises'
import { existsSync } from 'node:fs'
import { recordsOf } from '@calm-rest/server/mail-records'
import type { Settings } from '../answers/settings.ts'
import { type Engine, findEngine, run } from '../engine/engine.ts'
import { imageOf } from '../engine/image-name.ts'
import { checkCertificate } from './certificate.ts'
import { checkClock } from './clock.ts'
import { checkEngine } from './engine.ts'
import { type Finding, report } from './finding.ts'
import { checkImage } from './image.ts'
import { checkDisk, checkMemory } from './machine.ts'
import { checkMail } from './mail.ts'
import { checkName, createResolver, publicAddresses } from './name.ts'
import { checkPorts } from './ports.ts'
import { checkSettings, type Known, readKnown } from './settings.ts'

export { type Finding, printed } from './finding.ts'

/** A container sees ports and engine of its own. */
const isContainer = () => existsSync('/run/.containerenv') || existsSync('/.dockerenv')

const addressesOf = async (resolver: Resolver, name: string) => {
  const lookups = [recordsOf(resolver.resolve4(name)), recordsOf(resolver.resolve6(name))]
  return (await Promise.all(lookups).catch(() => [])).flat()
}

const checkThisMachine = async (known: Known, engine: Engine | undefined, resolver: Resolver) => {
  if (!engine && isContainer()) {
    return [
      report(
        'engine',
        'warning',
      )('This runs in a container: ports and engine are checked by npm run deploy -- check.'),
    ]
  }
  const { HTTP_PORT: http, HTTPS_PORT: https, CADDY_TLS } = known
  const { hostname: name } = known.PUBLIC_URL
  const isInternal = CADDY_TLS === 'internal'
  const addresses = isInternal ? [] : await addressesOf(resolver, name)
  return [
    ...(await checkPorts({ name, addresses, http, https })),
    ...(await checkCertificate({ name, port: https, isInternal })),
    ...checkEngine({ engine, isRoot: process.getuid?.() === 0 }),
    ...(await checkImage(engine, imageOf(known), run)),
  ]
}

/** All checks of a folder's settings and of this machine, in the order in which they are to be mended. */
export const checkAll = async (folder: string, settings: Settings): Promise<Finding[]> => {
  const resolver = createResolver()
  const { known, findings } = readKnown(settings)
  const machine = [...checkMemory(), ...(await checkDisk(folder)), ...(await checkClock())]
  if (!known) return [...findings, ...machine]
  const { MAIL_FROM: from, DKIM_SELECTOR: dkimSelector } = known
  const { hostname: name } = known.PUBLIC_URL
  const smtpUrl = settings.secrets['site/SMTP_URL']
  return [
    ...checkSettings(folder, settings),
    ...machine,
    ...(await checkName({ name, resolver, own: publicAddresses() })),
    ...(await checkThisMachine(known, await findEngine(), resolver)),
    ...(await checkMail({ smtpUrl, from, dkimSelector, resolver })),
  ]
}
