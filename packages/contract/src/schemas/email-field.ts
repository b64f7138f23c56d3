import { domainToASCII } from 'node:url'
import { z } from 'zod'
import { cleanEmail } from '../email.ts'
import { limits } from '../limits.ts'

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+"
const topLevel = '(?:[a-z]{2,}|xn--[a-z0-9-]+)'

/** A local part of RFC 5322 without quotes, and a domain name of ASCII. */
const address = new RegExp(`^${atom}(?:\\.${atom})*@(?:[a-z0-9][a-z0-9-]*\\.)+${topLevel}$`, 'i')

/** What no domain has and Node's reader of URLs would take for the end of one. */
const delimiter = /[\s/?#\\:%[\]<>^|]/

/** The domain in ASCII; as it is where it is in ASCII already, or no domain. */
const toAscii = (domain: string): string =>
  /^[\x21-\x7e]*$/.test(domain) || delimiter.test(domain) ? domain : domainToASCII(domain)

/** Without control characters, but for line breaks: these end no address and make it invalid. */
const withoutControls = (value: string) => value.replace(/[\p{Cc}\p{Cs}]/gu, (c) => (/\s/.test(c) ? c : ''))

/**
 * The one form of an address in which it is stored and looked up. What is not an address comes out as something that is
 * not one either. Addresses of ASCII, which alone were taken before, come out as they are.
 */
export const readEmail = (typed: string): string => {
  const cleaned = cleanEmail(withoutControls(typed))
  const at = cleaned.lastIndexOf('@') + 1
  return cleaned.slice(0, at) + toAscii(cleaned.slice(at))
}

export const emailField = z
  .string()
  .transform(readEmail)
  .pipe(
    z
      .string()
      .max(limits.text.email)
      .pipe(z.email({ pattern: address })),
  )
  .meta({ format: 'email', maxLength: limits.text.email })

/** What somebody types to sign in: may be anything, and leads to nobody where it is no address. */
export const typedEmail = z
  .string()
  .transform(readEmail)
  .pipe(z.string().min(1).max(limits.text.email))
  .meta({ minLength: 1, maxLength: limits.text.email })
