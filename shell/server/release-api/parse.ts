import { ReleaseRefused } from '@calm-rest/releases'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'

const maxBodyBytes = 4 * 1024

export const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw new ReleaseRefused('invalid_release_request', `More than ${maxBodyBytes} bytes.`)
  },
})

/** The JSON of a body. Throws `ReleaseRefused` for anything else. */
export const readJson = async (c: Context): Promise<unknown> => {
  try {
    return await c.req.json()
  } catch (cause) {
    throw new ReleaseRefused('invalid_release_request', 'The body is no JSON.', { cause })
  }
}

/** Throws `ReleaseRefused` with every issue of the input. */
export const parse = <T>(schema: z.ZodType<T>, input: unknown): T => {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw new ReleaseRefused('invalid_release_request', result.error.issues.map(issueText).join(' '))
}

const issueText = ({ path, message }: z.core.$ZodIssue) =>
  [path.join('.'), message].filter(Boolean).join(': ')
