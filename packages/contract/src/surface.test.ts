import { expect, it } from 'vitest'
import { z } from 'zod'
import * as errors from './errors/index.ts'
import * as events from './events/index.ts'
import { limits } from './limits.ts'
import { calls, pages } from './openapi/index.ts'
import * as releaseApi from './release-api/index.ts'
import * as releases from './releases/index.ts'
import * as schemas from './schemas/index.ts'
import { staffCalls } from './staff/calls/index.ts'
import * as staff from './staff/index.ts'

const { errorWords: _words, fieldErrorWords: _fieldWords, ...codes } = errors
const { releaseErrorWords: _releaseWords, ...releaseCalls } = releaseApi
// `npm run calls` derives the routes from the calls
const { staffRoutes: _routes, ...staffShapes } = staff

const shapes = { ...schemas, ...staffShapes, ...releases, ...releaseCalls }

/** Exported shapes by their names, so that others refer to them. */
const named = z.registry<{ id: string }>()
for (const [id, shape] of Object.entries(shapes))
  if (shape instanceof z.ZodType && !named.has(shape)) named.add(shape, { id })

/** A longer list, such as the countries, is told by its length. */
const mostWords = 60

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Keys of a JSON Schema that say what a value is; the others are its limits. */
const ofType = new Set(
  (
    '$schema $defs $ref id title description properties required type items anyOf oneOf allOf enum ' +
    'additionalProperties prefixItems'
  ).split(' '),
)

/** Limits of a value: ` minimum=1 maximum=8`. */
const limitsOf = (schema: JsonSchema): string =>
  Object.entries(schema)
    .filter(([key, value]) => !ofType.has(key) && Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER)
    .map(
      ([key, value]) =>
        ` ${key}=${key === 'propertyNames' ? write(value as JsonSchema) : JSON.stringify(value)}`,
    )
    .join('')

/** Writes a JSON Schema as TypeScript would, with its limits. */
const write = (schema: JsonSchema | boolean): string => {
  if (typeof schema === 'boolean') return String(schema)
  const { $ref, properties, type, items, anyOf, oneOf, allOf, enum: words, prefixItems } = schema
  const own = () => {
    if ($ref) return $ref.replace('#/$defs/', '')
    if (words && words.length > mostWords) return `one of ${words.length} words`
    if (words) return `(${words.map((word) => JSON.stringify(word)).join(' | ')})`
    if (anyOf ?? oneOf) return `(${(anyOf ?? oneOf ?? []).map(write).join(' | ')})`
    if (allOf) return allOf.map(write).join(' & ')
    if (type === 'array') return `${items ? write(items as JsonSchema) : JSON.stringify(prefixItems)}[]`
    if (type !== 'object') return [type ?? 'any'].flat().join(' | ')
    if (!properties) return `{ [key]: ${write(schema.additionalProperties as JsonSchema)} }`
    const fields = Object.entries(properties).map(([key, field]) => `${nameOf(schema, key)}: ${write(field)}`)
    return `{ ${fields.join(', ')} }${isClosed(schema) ? ' and no more' : ''}`
  }
  return own() + limitsOf(schema)
}

const nameOf = ({ required = [] }: JsonSchema, key: string) => `${key}${required.includes(key) ? '' : '?'}`

const isClosed = ({ additionalProperties }: JsonSchema) => additionalProperties === false

const schemaOf = (shape: z.ZodType, io: 'input' | 'output', isWhole: boolean): JsonSchema => {
  const name = named.get(shape)?.id
  if (name && !isWhole) return { $ref: `#/$defs/${name}` }
  const schema = z.toJSONSchema(shape, { io, unrepresentable: 'any', metadata: named })
  return (name && (schema.$defs?.[name] as JsonSchema | undefined)) || schema
}

/** Shapes by the first place that they are written at. */
const writtenAt = new Map<string, string>()

/** A line for each field of an object, also within lists and choices; a longer shape is written out once. */
const fieldsOf = (name: string, schema: JsonSchema | boolean): string[] => {
  const whole = write(schema)
  const first = writtenAt.get(whole)
  if (first && whole.length > 80) return [`${name}: as ${first}`]
  writtenAt.set(whole, name)
  if (typeof schema === 'boolean' || !whole.includes('{ ')) return [`${name}: ${whole}`]
  const { type, items, properties } = schema
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.flatMap((choice, at) => fieldsOf(`${name}|${at + 1}`, choice as JsonSchema))
  const limits = limitsOf(schema)
  if (type === 'array' && items && !Array.isArray(items))
    return [...(limits ? [`${name}: []${limits}`] : []), ...fieldsOf(`${name}[]`, items as JsonSchema)]
  if (!properties) return [`${name}: ${whole}`]
  const head = `${isClosed(schema) ? ' and no more' : ''}${limits}`
  return [
    ...(head ? [`${name}: {}${head}`] : []),
    ...Object.entries(properties).flatMap(([key, field]) =>
      fieldsOf(`${name}.${nameOf(schema, key)}`, field),
    ),
  ]
}

/** Words for people, which may change. */
const forPeople = new Set(['summary', 'description'])

/** A line for each value of a table; a shape is written out where it is exported, and named elsewhere. */
const linesOf = (name: string, value: unknown, depth = 0): string[] => {
  if (typeof value === 'function' || value === undefined) return []
  if (value instanceof z.ZodType) {
    const io = /answer|success/.test(name) ? 'output' : 'input'
    // its name in the OpenAPI document
    const id = z.globalRegistry.get(value)?.id
    const schema = schemaOf(value, io, depth === 1)
    if (depth > 1) return fieldsOf(id ? `${name} (${id})` : name, schema)
    return [...(id ? [`${name} (${id})`] : []), ...fieldsOf(name, schema)]
  }
  if (value instanceof RegExp) return [`${name}: ${value}`]
  if (value instanceof Set) return linesOf(name, [...value])
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [`${name}: ${JSON.stringify(value)}`]
  return Object.entries(value)
    .filter(([key]) => !forPeople.has(key))
    .flatMap(([key, one]) => linesOf(`${name}.${key}`, one, depth + 1))
}

it('changes no call, shape, limit or code unless this list changes: released remotes and partners rely on them', async () => {
  const surface = { calls, pages, staffCalls, shapes, limits, codes, events }
  const lines = Object.entries(surface).flatMap(([name, value]) => linesOf(name, value))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../surface.txt')
})
