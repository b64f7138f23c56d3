import { expect, it } from 'vitest'
import { z } from 'zod'
import { declaredEventsOf } from './declared-events.ts'

it('names own events by their remote, with the schema as JSON', () => {
  const own = { 'seat-chosen@1': z.object({ seat: z.int(), side: z.enum(['left', 'right']).optional() }) }
  expect(declaredEventsOf('mf-spa', { sends: ['stay-chosen@1'], own })).toMatchObject({
    sends: ['stay-chosen@1', 'mf-spa/seat-chosen@1'],
    hears: [],
    own: {
      'mf-spa/seat-chosen@1': {
        type: 'object',
        properties: { seat: { type: 'integer' }, side: { type: 'string', enum: ['left', 'right'] } },
        required: ['seat'],
      },
    },
  })
})

it('leaves a release without own events as it was', () => {
  expect(declaredEventsOf('mf-spa', { hears: ['stay-chosen@1'] })).toEqual({
    sends: [],
    hears: ['stay-chosen@1'],
  })
})
