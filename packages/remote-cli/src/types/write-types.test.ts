import { expect, it } from 'vitest'
import { typeOf, writeEventTypes } from './write-types.ts'

it('writes a schema as a type', () => {
  expect(
    typeOf({
      type: 'object',
      properties: {
        seat: { type: 'integer' },
        side: { type: 'string', enum: ['left', 'right'] },
        sides: { type: 'array', items: { type: 'string', enum: ['left', 'right'] } },
      },
      required: ['seat'],
    }),
  ).toBe(
    '{ readonly "seat": number; readonly "side"?: "left" | "right" | undefined; readonly "sides"?: readonly ("left" | "right")[] | undefined }',
  )
})

it('adds events to the ones of the page, by name', () => {
  const schema = { type: 'object' } as const
  expect(writeEventTypes({ 'mf-yoga/b@1': schema, 'mf-spa/a@1': schema })).toMatch(
    /declare module '@calm-rest\/contract\/widget' \{\n {2}interface OwnEvents \{\n {4}"mf-spa\/a@1": \{ {2}\}\n {4}"mf-yoga\/b@1"/,
  )
})
