import type { Room } from '@calm-rest/contract/api'
import { addDays, isCalendarDate, stayTotal } from '@calm-rest/contract/stay'
import fc from 'fast-check'
import type { JsonSchema, Operation } from './document.ts'
import { anyJson, fromSchema, type Hints, someDay } from './from-schema.ts'

export interface Case {
  method: string
  path: string
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer> | undefined
}

/** Placeholder for the token of the guest who is signed in when the case is sent. */
export const memberToken = 'the-member'

interface CaseDeps {
  schemas: Record<string, JsonSchema>
  rooms: readonly Room[]
  /** Tokens of sent mails. */
  tokens: readonly string[]
  references: readonly string[]
  emails: readonly string[]
  password: string
}

const hintsOf = ({ rooms, tokens, references, emails, password }: CaseDeps): Hints => ({
  id: fc.constantFrom(...rooms.map(({ _id }) => _id)),
  roomType: fc.constantFrom(...rooms.flatMap(({ _id, name, category }) => [_id, name, category])),
  email: fc.constantFrom(...emails, 'nobody@example.com'),
  // checking a correct password costs 24 ms of a core
  password: fc.constantFrom('short', 'password1', 'x'.repeat(201), password),
  currentPassword: fc.constantFrom('wrong-one', password),
  token: fc.constantFrom(...tokens, ...tokens.map((token) => `${token.slice(0, -2)}xx`)),
  reference: fc.constantFrom(...references, 'CR-2222-2222'),
  guests: fc.integer({ min: 1, max: 4 }),
  lang: fc.constantFrom('en', 'de', 'zh', 'xx', 'de-AT'),
  cursor: fc.constantFrom('', 'MjAyNw', 'e30'),
})

/** A header value that Node accepts. */
const headerText = fc
  .string({
    unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
    maxLength: 60,
  })
  .map((value) => value.trim())

/** Adds headers now and then: most cases should get past them. */
const headersOf = (accessible: boolean) =>
  fc.record(
    {
      'Accept-Language': fc.oneof(fc.constantFrom('de', 'zh-CN,zh;q=0.9', '*', ',,;q='), headerText),
      'Sec-Fetch-Site': fc.constantFrom('same-origin', 'same-origin', 'same-origin', 'none', 'cross-site'),
      'If-None-Match': fc.oneof(fc.constantFrom('*', '"x"', 'W/"x", "y"'), headerText),
      'Idempotency-Key': fc.oneof(
        fc.uuid(),
        fc.constantFrom('6f1f9b9e-52f5-4f0c-9f3b-1d2c3b4a5968'),
        headerText,
      ),
      'X-Forwarded-For': fc.oneof(fc.constantFrom('::1', '1.2.3.4, 5', ',,,'), headerText),
      'X-Composition': headerText,
      'Accept-Encoding': fc.constantFrom('gzip', 'br;q=0', 'identity', '*;q=0.1'),
      Cookie: headerText.map((value) => `__Host-calm-rest-session=${value}`),
      Authorization: fc.oneof(
        { weight: accessible ? 20 : 3, arbitrary: fc.constant(`Bearer ${memberToken}`) },
        { weight: 1, arbitrary: headerText.map((value) => `Bearer ${value}`) },
        { weight: 1, arbitrary: headerText },
      ),
    },
    { requiredKeys: accessible ? ['Authorization'] : [] },
  )

const encoded = (value: unknown) => new Uint8Array(Buffer.from(JSON.stringify(value) ?? 'undefined'))

/** Makes one field wrong, leaves one out, or adds one. */
const spoilt = (value: unknown, name: string, other: unknown): unknown =>
  typeof value === 'object' && value !== null ? { ...value, [name]: other } : other

/** Gives a booking a valid stay and the server's total, without which it is never accepted. */
const priced = (rooms: readonly Room[]) => (value: unknown) => {
  const { roomType, checkIn, checkOut } = value as Record<string, string>
  const room = rooms.find(({ _id, name }) => roomType === _id || roomType === name)
  if (!room || !isCalendarDate(checkIn) || !isCalendarDate(checkOut)) return value
  const after = checkOut > checkIn ? checkOut : addDays(checkIn, 2)
  return { ...(value as object), checkOut: after, totalPrice: stayTotal(room, checkIn, after) }
}

const bodyOf = (schema: JsonSchema, deps: CaseDeps, hints: Hints) => {
  const fitting = fromSchema(schema, { schemas: deps.schemas, hints })
  const right = fc.oneof(fitting, fitting.map(priced(deps.rooms)))
  const named = Object.keys(deps.schemas[schema.$ref?.split('/').at(-1) ?? '']?.properties ?? { x: 1 })
  const field = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...named) },
    { weight: 1, arbitrary: fc.string() },
  )
  return fc.oneof(
    { weight: 8, arbitrary: right.map(encoded) },
    {
      weight: 8,
      arbitrary: fc
        .tuple(right, field, fc.oneof(anyJson, fc.constant(undefined)))
        .map(([value, name, other]) => encoded(spoilt(value, name, other))),
    },
    { weight: 2, arbitrary: anyJson.map(encoded) },
    {
      weight: 1,
      arbitrary: fc.tuple(right, fc.nat(200)).map(([value, end]) => encoded(value).slice(0, end)),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)) },
  )
}

const contentType = fc.oneof(
  { weight: 20, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'multipart/form-data', ''),
  },
)

const parameterOf = (schema: JsonSchema, name: string, deps: CaseDeps, hints: Hints) => {
  const fitting = fromSchema(schema, { schemas: deps.schemas, hints })
  const hint = hints[name] ?? (schema.format === 'date' ? someDay : fitting)
  return fc
    .oneof(
      { weight: 6, arbitrary: hint },
      { weight: 2, arbitrary: fitting },
      { weight: 1, arbitrary: anyJson },
    )
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed())
}

/** Requests to one operation of the document: valid ones, nearly valid ones and nonsense. */
export const casesOf = (operation: Operation, deps: CaseDeps): fc.Arbitrary<Case> => {
  const hints = hintsOf(deps)
  const placed = (place: 'path' | 'query') => {
    const all = operation.parameters.filter((one) => one.in === place)
    const values = Object.fromEntries(
      all.map(({ name, schema }) => [name, parameterOf(schema, name, deps, hints)]),
    )
    return fc.record(values, { requiredKeys: place === 'path' ? Object.keys(values) : [] })
  }
  const body = operation.body ? bodyOf(operation.body, deps, hints) : fc.constant(undefined)
  return fc
    .record({
      path: placed('path'),
      query: placed('query'),
      extra: fc.option(fc.tuple(headerText, headerText), { freq: 10 }),
      slash: fc.constantFrom('', '', '', '/'),
      headers: headersOf(operation.path.startsWith('/api/me')),
      type: contentType,
      body,
    })
    .map(({ path, query, extra, slash, headers, type, ...rest }) => {
      const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(path[name])),
      )
      const search = new URLSearchParams([
        ...Object.entries(query).map(([k, v]) => [k, String(v)] as [string, string]),
        ...(extra ? [extra] : []),
      ])
      const typed = rest.body && type ? { 'Content-Type': type } : {}
      return {
        method: operation.method,
        path: `${filled}${slash}${search.size > 0 ? `?${search}` : ''}`,
        headers: { ...headers, ...typed },
        body: rest.body,
      }
    })
    .filter(({ path }) => isOf(operation, path))
}

/** Whether a path still belongs to the operation: dots and empty segments lead to another route. */
const isOf = (operation: Operation, path: string) => {
  const parts = new URL(path, 'http://localhost').pathname.replace(/\/$/, '').split('/')
  const asked = operation.path.split('/')
  return (
    parts.length === asked.length &&
    asked.every((part, i) => (part.startsWith('{') ? parts[i] !== '' : part === parts[i]))
  )
}
