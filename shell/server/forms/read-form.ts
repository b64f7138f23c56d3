import { limits } from '@calm-rest/contract/limits'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { FormFields } from '../rendering/messages.ts'

/** Far above the size of any form. */
const mostFields = 40
const longestName = 80

/** Browsers send CRLF line breaks, scripts LF. */
const inOurLines = (value: string) => value.replaceAll('\r\n', '\n')

const fields = z
  .array(z.tuple([z.string().min(1).max(longestName), z.string().transform(inOurLines)]))
  .max(mostFields)
  .readonly()

/** The API's limit of a body. */
export const formLimit: MiddlewareHandler = bodyLimit({
  maxSize: limits.bodyBytes,
  onError: (c) => c.text('This form is too large.', 413),
})

/** A form that a browser submitted without a script; undefined if the body is not one. */
export const readForm = async (c: Context): Promise<FormFields | undefined> => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return undefined
  const result = fields.safeParse([...new URLSearchParams(await c.req.text())])
  return result.success ? result.data : undefined
}
