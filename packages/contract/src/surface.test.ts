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

/** A longer list, such as the countries, has a line of its own. */
const mostWords = 60

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Writes a JSON Schema as TypeScript would, with its limits. */
const write = (schema: JsonSchema | boolean): string => {
  if (typeof schema === 'boolean') return String(schema)
  const { $schema, $defs, $ref, id, title, description, properties, required = [], type, ...rest } = schema
  const { items, anyOf, oneOf, allOf, enum: words, additionalProperties, prefixItems, ...limited } = rest
  const more = Object.entries(limited)
    .filter(([, value]) => Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER)
    .map(([key, value]) => ` ${key}=${JSON.stringify(value)}`)
  const own = () => {
    if ($ref) return $ref.replace('#/$defs/', '')
    if (words && words.length > mostWords) return `one of ${words.length} words`
    if (words) return `(${words.map((word) => JSON.stringify(word)).join(' | ')})`
    if (anyOf ?? oneOf) return `(${(anyOf ?? oneOf ?? []).map(write).join(' | ')})`
    if (allOf) return allOf.map(write).join(' & ')
    if (type === 'array') return `${items ? write(items as JsonSchema) : JSON.stringify(prefixItems)}[]`
    if (type !== 'object') return [type ?? 'any'].flat().join(' | ')
    if (!properties) return `{ [key]: ${write(additionalProperties as JsonSchema)} }`
    const fields = Object.entries(properties).map(
      ([key, field]) => `${key}${required.includes(key) ? '' : '?'}: ${write(field)}`,
    )
    return `{ ${fields.join(', ')} }${additionalProperties === false ? ' and no more' : ''}`
  }
  return own() + more.join('')
}

const shapeOf = (shape: z.ZodType, io: 'input' | 'output', isWhole: boolean) => {
  const name = named.get(shape)?.id
  if (name && !isWhole) return name
  const schema = z.toJSONSchema(shape, { io, unrepresentable: 'any', metadata: named })
  return write((name && schema.$defs?.[name]) || schema)
}

/** Shapes by the first place that they are written at. */
const writtenAt = new Map<string, string>()

const once = (text: string, name: string) => {
  const first = writtenAt.get(text)
  if (first && text.length > 80) return `as ${first}`
  writtenAt.set(text, name)
  return text
}

/** A line for each value of a table; a shape is written out where it is exported, and named elsewhere. */
const linesOf = (name: string, value: unknown, depth = 0): string[] => {
  if (typeof value === 'function' || value === undefined) return []
  if (value instanceof z.ZodType) {
    const io = /answer|success/.test(name) ? 'output' : 'input'
    // its name in the OpenAPI document
    const id = z.globalRegistry.get(value)?.id
    return [`${name}${id ? ` (${id})` : ''}: ${once(shapeOf(value, io, depth === 1), name)}`]
  }
  if (value instanceof RegExp) return [`${name}: ${value}`]
  if (value instanceof Set) return linesOf(name, [...value])
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [`${name}: ${JSON.stringify(value)}`]
  return Object.entries(value).flatMap(([key, one]) => linesOf(`${name}.${key}`, one, depth + 1))
}

it('changes no call, shape, limit or code unless this list changes: released remotes and partners rely on them', async () => {
  const surface = { calls, pages, staffCalls, shapes, limits, codes, events }
  const lines = Object.entries(surface).flatMap(([name, value]) => linesOf(name, value))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../surface.txt')
})
