/**
 * Schema of a value of a team's event: the part of JSON Schema that a page, a release and a file of types understand. An
 * event is an `object` with its fields.
 */
export interface EventSchema {
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'
  enum?: readonly (string | number)[] | undefined
  /** Of the items of an array. */
  items?: EventSchema | undefined
  /** Of an object. */
  properties?: Readonly<Record<string, EventSchema>> | undefined
  /** Fields that the object always has. */
  required?: readonly string[] | undefined
}

const isOfType = (type: EventSchema['type'], value: unknown): boolean => {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}

/** What is wrong with a value by its schema, each as a sentence that begins with the path. */
export const problemsOfEvent = (schema: EventSchema, value: unknown, path = 'the value'): string[] => {
  if (!isOfType(schema.type, value)) return [`${path} is not of type ${schema.type}`]
  if (schema.enum && !schema.enum.includes(value as string)) {
    return [`${path} is none of ${schema.enum.join(', ')}`]
  }
  if (schema.type === 'array') {
    const { items } = schema
    return items
      ? (value as unknown[]).flatMap((item, at) => problemsOfEvent(items, item, `${path}[${at}]`))
      : []
  }
  if (schema.type !== 'object') return []
  const fields = value as Record<string, unknown>
  return [
    ...(schema.required ?? [])
      .filter((name) => fields[name] === undefined)
      .map((name) => `${path} lacks ${name}`),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, own]) =>
      fields[name] === undefined ? [] : problemsOfEvent(own, fields[name], `${path}.${name}`),
    ),
  ]
}

/**
 * What a listener of `before` loses with `after`, each as a phrase such as `seat is no longer required`. A new field takes
 * nothing away.
 */
export const lostBetween = (before: EventSchema, after: EventSchema, path = ''): string[] => {
  const name = path || 'the value'
  if (before.type !== after.type && !(before.type === 'number' && after.type === 'integer')) {
    return [`${name} is of type ${after.type} instead of ${before.type}`]
  }
  const allowed = before.enum
  if (allowed && !after.enum?.every((one) => allowed.includes(one))) return [`${name} can have other values`]
  const inItems = before.items && after.items ? lostBetween(before.items, after.items, `${path}[]`) : []
  const inFields = Object.entries(before.properties ?? {}).flatMap(([field, own]) => {
    const now = after.properties?.[field]
    const at = path ? `${path}.${field}` : field
    if (!now) return [`${at} is gone`]
    const isLoosened = before.required?.includes(field) && !after.required?.includes(field)
    return [...(isLoosened ? [`${at} is no longer required`] : []), ...lostBetween(own, now, at)]
  })
  return [...inItems, ...inFields]
}
