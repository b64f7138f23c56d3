import { domainToASCII } from 'node:url'
import { z } from 'zod'
import { cleanEmail } from '../email.ts'
import { limits } from '../limits.ts'

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+"
const topLevel = '(?:[a-z]{2,}|xn--[a-z0-9-]+)'

/** A local part of RFC 5322 without quotes, and a domain name of ASCII. */
const address = new RegExp(`^${atom}(?:\\.${atom})*@(?:[a-z0-9][a-z0-9-]*\\.)+${topLevel}$`, 'i')

/** Signs that no domain has, but that Node's URL parser would take as the end of a domain. */
const delimiter = /[\s/?#\\:%[\]<>^|]/

/** The domain in ASCII; unchanged if it is ASCII already or not a domain. */
const toAscii = (domain: string): string =>
  /^[\x21-\x7e]*$/.test(domain) || delimiter.test(domain) ? domain : domainToASCII(domain)

/** Removes control characters except line breaks, which make an address invalid. */
const withoutControls = (value: string) => value.replace(/[\p{Cc}\p{Cs}]/gu, (c) => (/\s/.test(c) ? c : ''))

/**
 * The normal form in which an address is stored and looked up. Text that is not an address stays invalid.
 * ASCII addresses, the only ones accepted by earlier releases, do not change.
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

/** Text typed to sign in: any text is accepted, and text that is not an address matches no account. */
export const typedEmail = z
  .string()
  .transform(readEmail)
  .pipe(z.string().min(1).max(limits.text.email))
  .meta({ minLength: 1, maxLength: limits.text.email })
