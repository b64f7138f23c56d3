import { z } from 'zod'
import type { SocialNetwork } from '../property-kinds.ts'
import { isPlain } from './plain-line.ts'

/** Domains of each social network; pages of their subdomains count, too. */
export const socialHosts: Readonly<Record<SocialNetwork, readonly string[]>> = {
  instagram: ['instagram.com'],
  facebook: ['facebook.com', 'fb.com'],
  tripadvisor: [
    'tripadvisor.com',
    'tripadvisor.at',
    'tripadvisor.ch',
    'tripadvisor.cn',
    'tripadvisor.co.uk',
    'tripadvisor.com.au',
    'tripadvisor.de',
    'tripadvisor.es',
    'tripadvisor.fr',
    'tripadvisor.in',
    'tripadvisor.it',
  ],
}

/** Domains of booking portals. */
export const portalHosts: readonly string[] = [
  'booking.com',
  'agoda.com',
  'airbnb.com',
  'expedia.com',
  'hostelworld.com',
  'hotels.com',
  'trip.com',
  'vrbo.com',
  ...socialHosts.tripadvisor,
]

/** Domains of professional networks. */
export const networkHosts: readonly string[] = ['linkedin.com', 'xing.com']

const mostChars = 500

/** Addresses at which such a host leads on to any other. */
const leadsOn = /^lm?\.|\/(redir|l\.php)\b/

const isOf = (hosts: readonly string[], typed: string): boolean => {
  const { protocol, hostname, pathname, port, username, password } = URL.parse(typed) ?? {}
  return (
    isPlain(typed) &&
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    !leadsOn.test(`${hostname}${pathname}`) &&
    hosts.some((host) => hostname === host || hostname?.endsWith(`.${host}`))
  )
}

/** An https address of one of the hosts, as browsers write it; otherwise `invalid_url`. */
export const secureUrl = (hosts: readonly string[]) =>
  z
    .string()
    .trim()
    .max(mostChars)
    .refine((typed) => isOf(hosts, typed), { params: { code: 'invalid_url' } })
    .transform((typed) => new URL(typed).href)
    .meta({ format: 'uri', description: `An https address at ${hosts.slice(0, 8).join(', ')}.` })
