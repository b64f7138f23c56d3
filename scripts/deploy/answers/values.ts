import { isAbsolute } from 'node:path'
import { z } from 'zod'

/**
 * Text that docker compose, podman-compose and podman read alike from a line of an .env file: they differ in quotes,
 * backslashes, dollars and comments.
 */
export const clean = z
  .string()
  .regex(/^[^\p{Cc}"'`\\$#]*$/u, { error: 'Without quotes, backslashes, $ and #' })
  .refine((text) => text === text.trim(), { error: 'Without spaces around it' })

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

/** A host name without scheme and path; a name in another script comes as the one that DNS knows (`xn--…`). */
export const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => text.replace(/^https:\/\//, '').replace(/\/$/, ''))
  .transform((text) => (/^[\p{L}\p{N}.-]+$/u.test(text) ? new URL(`http://${text}`).hostname : text))
  .pipe(
    z.string().regex(new RegExp(`^(?:${label}\\.)*${label}$`), {
      error: 'A name without a path, like calmrest.example',
    }),
  )
  .refine((name) => !/^[\d.]+$/.test(name), { error: 'A name, and no address: certificates are for names' })

export const mailAddress = z
  .email({ error: "An e-mail address, like you@calmrest.example, or 'internal'" })
  .and(clean)

/** Whether it is an address with one of these schemes, a host and no password. */
const isServer = (text: string, schemes: readonly string[]) => {
  const url = URL.parse(text)
  return url !== null && schemes.includes(url.protocol) && url.hostname !== '' && url.password === ''
}

/** A mail server without its password, which is a file of its own. */
export const smtpServer = clean.refine((text) => text === 'none' || isServer(text, ['smtp:', 'smtps:']), {
  error: "A mail server, like smtp://user@mail.example:587 or smtps://…, without its password, or 'none'",
})

/** `Name <address>`, or an address alone. */
export const sender = clean.refine(
  (text) => z.email().safeParse(/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text).success,
  { error: 'A sender, like Calm Rest <stay@calmrest.example>' },
)

/** Domain of a sender, whose records in DNS allow its mail. */
export const domainOf = (from: string): string => from.replace(/>$/, '').replace(/^.*@/, '')

export const origin = z
  .url({ protocol: /^https$/ })
  .and(clean)
  .transform((text) => new URL(text))
  .refine(({ pathname, search, hash }) => `${pathname}${search}${hash}` === '/', {
    error: 'An origin without a path, like https://calmrest-files.example',
  })
  .transform((url) => url.origin)

export const backupPlace = clean.refine(
  (text) => text === 'volume' || isAbsolute(text) || /^s3:\/\/[a-z0-9][a-z0-9.-]+(\/\S*)?$/.test(text),
  {
    error: "A folder with its whole path, like /mnt/backup, an address like s3://bucket/prefix, or 'volume'",
  },
)

/** A database; the password of an address is a file of its own. */
export const database = clean.refine(
  (text) => ['file', 'postgres'].includes(text) || isServer(text, ['postgres:', 'postgresql:']),
  {
    error:
      "'file', 'postgres', or an address like postgres://user@host:5432/calm_rest, without its password, which is asked next",
  },
)

/** A secret in one line. */
export const secret = z.string().regex(/^\P{Cc}*$/u, { error: 'One line' })

/** Address of an S3 store, with its region behind it where it has any; or a region of Amazon. */
export const store = z
  .string()
  .trim()
  .refine(
    (text) => text === '' || /^(https?:\/\/[\w.:[\]-]+\/?( [\w-]+)?|[a-z]{2}[a-z0-9-]*-\d)$/.test(text),
    {
      error: 'An address like https://s3.example, or a region like eu-central-1',
    },
  )

export const recipients = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((word) => word !== ''))
  .refine((keys) => keys.every((key) => /^age1[0-9a-z]{58,}$/.test(key)), {
    error: 'A public key like age1…, or several with commas between them',
  })
  .transform((keys) => keys.join(','))

/** Ports for HTTP and HTTPS. */
export const ports = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((word) => word !== ''))
  .refine(
    (all) =>
      all.length === 2 &&
      new Set(all).size === 2 &&
      all.every((port) => /^[1-9]\d{0,4}$/.test(port) && Number(port) < 65_536),
    { error: 'Two ports, like 8080,8443' },
  )
  .transform((all) => all.join(','))

export const yesOrNo = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => text.replace(/^y$/, 'yes').replace(/^n$/, 'no'))
  .pipe(z.enum(['yes', 'no'], { error: 'yes or no' }))
