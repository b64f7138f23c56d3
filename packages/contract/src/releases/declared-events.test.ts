import { expect, it } from 'vitest'
import { declaredEvents } from './declared-events.ts'

const name = 'mf-spa/seat-chosen@1'
const schema = { type: 'object', properties: { seat: { type: 'integer' } } }

it('keeps of a schema what pages and types understand', () => {
  const own = { [name]: { ...schema, $schema: 'https://json-schema.org/draft', additionalProperties: false } }
  expect(declaredEvents.parse({ sends: [name], own }).own).toEqual({ [name]: schema })
})

it.each([
  ['an own event that is not sent', { own: { [name]: schema } }],
  ['an event without a schema', { sends: [name] }],
  ['a value that is no object', { sends: [name], own: { [name]: { type: 'string' } } }],
  ['a type that pages do not know', { sends: [name], own: { [name]: { anyOf: [schema] } } }],
  ['a name without a major', { sends: ['mf-spa/seat-chosen'] }],
  [
    'a schema that is a document',
    {
      sends: [name],
      own: {
        [name]: {
          type: 'object',
          properties: {
            a: { type: 'string', enum: Array(40).fill('x'.repeat(60)) },
            b: { type: 'string', enum: Array(40).fill('x'.repeat(60)) },
          },
        },
      },
    },
  ],
])('refuses %s', (_, events) => {
  expect(declaredEvents.safeParse(events).success).toBe(false)
})
