import { errorStatus } from '@calm-rest/contract/errors'
import { type Call, calls, type Origins } from '@calm-rest/contract/openapi'
import { errorBody, idempotencyKey } from '@calm-rest/contract/schemas'
import { z } from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'

let written: string | undefined

/**
 * The contract as an OpenAPI 3.1 document, in JSON. It is created on first use, because that takes half as long as an
 * API's start.
 */
export const openApiDocument = (): string => {
  written ??= JSON.stringify(createOpenApiDocument())
  return written
}

const createOpenApiDocument = () =>
  createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Guesthouse API',
      version: '1.0.0',
      description:
        'Rooms, reviews, messages, bookings and accounts of the guesthouse. Every path answers with and without a trailing slash; `?lang=` or Accept-Language picks en, de or zh.',
    },
    paths: Object.entries<Call>(calls).reduce<ZodOpenApiPathsObject>((paths, [operationId, call]) => {
      paths[call.path] = { ...paths[call.path], [call.method]: toOperation(operationId, call) }
      return paths
    }, {}),
  })

const requestHeaders = {
  'Idempotency-Key': idempotencyKey
    .optional()
    .meta({ description: 'A UUID for one attempt; a retry with it never books twice.' }),
  'If-None-Match': z.string().optional().meta({ description: 'An ETag of an earlier answer.' }),
}

const originWords: Record<Origins, string> = {
  every: 'Pages of every origin may call it, without credentials.',
  partners:
    'Beside our own pages, those may call it whose exact origin an active partner has registered, without credentials; whatever they send of a cookie or a token is not read.',
}

const toOperation = (operationId: string, call: Call): ZodOpenApiOperationObject => ({
  operationId,
  summary: call.summary,
  ...(call.origins && { description: originWords[call.origins] }),
  // '/api/rooms/{id}' belongs to 'rooms'
  tags: [call.path.split('/')[2] ?? 'api'],
  requestParams: {
    ...(call.params && { path: call.params }),
    ...(call.query && { query: call.query }),
    ...(call.headers && {
      header: z.object(Object.fromEntries(call.headers.map((name) => [name, requestHeaders[name]]))),
    }),
  },
  ...(call.body && {
    requestBody: { required: true, content: { 'application/json': { schema: call.body } } },
  }),
  responses: {
    [call.success.status]: {
      description: call.success.description,
      content: { 'application/json': { schema: call.success.schema } },
    },
    ...(call.headers?.includes('If-None-Match') && { 304: { description: 'Unchanged.' } }),
    ...toErrors(call),
  },
})

/** Errors of every call: a token must be valid even where none is needed, and anything can fail. */
const everywhere = ['address_too_long', 'too_many_requests', 'unauthorized', 'internal'] as const

const toErrors = ({ errors }: Call) => {
  const codes = [...new Set([...errors, ...everywhere])]
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code])
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      { description: names.join(', '), content: { 'application/json': { schema: errorBody } } },
    ]),
  )
}
