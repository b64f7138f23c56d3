import type { MiddlewareHandler, ValidationTargets } from 'hono'
import type { z } from 'zod'
import { ApiError, invalidFields } from './api-error.ts'
import type { ApiEnv } from './env.ts'
import { fieldErrorsOf } from './field-errors.ts'
import { limitBody, readJson } from './read-json.ts'

type Place = 'json' | 'query' | 'param'

/** Passes on the parsed input as `c.req.valid(place)`. */
type Validator<P extends Place, S extends z.ZodType> = MiddlewareHandler<
  ApiEnv,
  string,
  { in: { [K in P]: z.input<S> }; out: { [K in P]: z.output<S> } }
>

const parse = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> => {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw new ApiError('invalid_request', { fields: fieldErrorsOf(result.error, input) })
}

const accept = (c: Parameters<MiddlewareHandler>[0], place: Place, data: unknown) =>
  c.req.addValidatedData(place, data as ValidationTargets[Place])

export const jsonBody =
  <S extends z.ZodType>(schema: S): Validator<'json', S> =>
  async (c, next) => {
    await limitBody(c, async () => {
      accept(c, 'json', parse(schema, await readJson(c)))
    })
    await next()
  }

/** Treats an empty value as missing: a plain HTML form sends blank fields that way. */
export const query =
  <S extends z.ZodType>(schema: S): Validator<'query', S> =>
  async (c, next) => {
    const given = Object.entries(c.req.query()).filter(([, value]) => value !== '')
    accept(c, 'query', parse(schema, Object.fromEntries(given)))
    await next()
  }

export const params =
  <S extends z.ZodType>(schema: S): Validator<'param', S> =>
  async (c, next) => {
    accept(c, 'param', parse(schema, c.req.param()))
    await next()
  }

/** Parses an optional header. Errors use its own name. */
export const parseHeader = <S extends z.ZodType>(
  schema: S,
  name: string,
  value: string | undefined,
): z.output<S> | undefined => {
  if (value === undefined) return undefined
  const result = schema.safeParse(value)
  if (!result.success) throw invalidFields({ field: name, code: 'invalid_type' })
  return result.data
}
