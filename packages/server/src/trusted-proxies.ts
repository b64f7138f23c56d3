import ipaddr from 'ipaddr.js'
import { z } from 'zod'

/** TRUSTED_PROXIES: addresses and ranges of proxies whose `X-Forwarded-For` is used; empty by default. */
export const trustedProxies = z
  .string()
  .default('')
  .transform((value) => value.split(',').map((part) => part.trim()))
  .transform((parts) => parts.filter((part) => part !== ''))
  .refine((parts) => parts.every((part) => ipaddr.isValid(part) || ipaddr.isValidCIDR(part)), {
    error: 'Addresses or ranges with a comma between them, like 10.0.0.0/8, 127.0.0.1',
  })
