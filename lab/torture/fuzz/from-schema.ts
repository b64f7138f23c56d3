import fc from 'fast-check'
import type { JsonSchema } from './document.ts'

export type Hints = Record<string, fc.Arbitrary<unknown>>

interface Context {
  schemas: Record<string, JsonSchema>
  /** Existing values in this database, by the name of a property. */
  hints: Hints
}

/** Any JSON value, with those known to cause errors. */
export const anyJson = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(null, true, 0, -1, 1e308, 0.1, '', ' ', '\u0000', '\ud800', '__proto__', '1e9', [], {}),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    'x'.repeat(5000),
    "x' OR '1'='1",
    'a@b.example\r\nBcc: c@d.example',
    '<script>alert(1)</script>',
  ),
)

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

export const someDay = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -3, max: 120 }).map(day) },
  { weight: 1, arbitrary: fc.integer({ min: -100_000, max: 100_000 }).map(day) },
  { weight: 1, arbitrary: fc.constantFrom('0000-01-01', '9999-12-31', '2027-02-30', '2028-02-29') },
)

const text = ({ format, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<unknown> => {
  if (format === 'date') return someDay
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((d) => d.toISOString())
  if (format === 'uuid') return fc.uuid()
  // rarely the maximum length: there are ten thousand cases
  return fc.oneof(
    { weight: 9, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength, maxLength }) },
  )
}

const ofType = (type: string | undefined, schema: JsonSchema, context: Context): fc.Arbitrary<unknown> => {
  const { minimum = -1000, maximum = 1_000_000 } = schema
  switch (type) {
    case 'string':
      return text(schema)
    case 'integer':
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}, context), { maxLength: 4 })
    case 'object':
      return object(schema, context)
    default:
      return anyJson
  }
}

const object = ({ properties = {}, required = [] }: JsonSchema, context: Context) =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => {
        const made = fromSchema(schema, context)
        const hint = context.hints[name]
        return [name, hint ? fc.oneof({ weight: 5, arbitrary: hint }, { weight: 1, arbitrary: made }) : made]
      }),
    ),
    { requiredKeys: [...required] },
  )

/** Values that fit a schema of the document. */
export const fromSchema = (schema: JsonSchema, context: Context): fc.Arbitrary<unknown> => {
  if (schema.$ref) return fromSchema(context.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, context)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => fromSchema(choice, context)))
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [undefined])
  return fc.oneof(...types.map((type) => ofType(type, schema, context)))
}
