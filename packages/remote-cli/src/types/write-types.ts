import type { EventSchema } from '@calm-rest/contract/events'

/** A schema as a type of TypeScript. */
export const typeOf = ({
  type,
  enum: allowed,
  items,
  properties = {},
  required = [],
}: EventSchema): string => {
  if (allowed) return allowed.map((one) => JSON.stringify(one)).join(' | ')
  if (type === 'array') return `readonly ${parenthesized(items ? typeOf(items) : 'unknown')}[]`
  if (type !== 'object') return type === 'integer' ? 'number' : type
  const fields = Object.entries(properties).map(([name, own]) => {
    const isAlways = required.includes(name)
    return `readonly ${JSON.stringify(name)}${isAlways ? '' : '?'}: ${typeOf(own)}${isAlways ? '' : ' | undefined'}`
  })
  return `{ ${fields.join('; ')} }`
}

const parenthesized = (type: string) => (type.includes('|') ? `(${type})` : type)

/** A file of types with the events of teams, for `host.events`. */
export const writeEventTypes = (events: Readonly<Record<string, EventSchema>>): string => {
  const lines = Object.entries(events)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, schema]) => `    ${JSON.stringify(name)}: ${typeOf(schema)}`)
  return [
    '// Written by `npx calm-rest-remote types`. A change here is lost.',
    "import '@calm-rest/contract/widget'",
    '',
    "declare module '@calm-rest/contract/widget' {",
    '  interface OwnEvents {',
    ...lines,
    '  }',
    '}',
    '',
  ].join('\n')
}
