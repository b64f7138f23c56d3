import { z } from 'zod'

const loopback = ['localhost', '127.0.0.1', '[::1]']

const isOrigin = (text: string) => {
  const url = URL.parse(text)
  if (!url || text.replace(/\/$/, '') !== url.origin) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.includes(url.hostname))
}

/** Origin of a backend: https, or http on this machine itself. */
export const backendOrigin = z
  .string()
  .refine(isOrigin, {
    error: 'an origin without a path, like https://orders.example, or http on this machine',
  })
  .transform((text) => new URL(text).origin)
