import { expect, it } from 'vitest'
import { type EventSchema, lostBetween, problemsOfEvent } from './event-schema.ts'

const seat: EventSchema = {
  type: 'object',
  properties: {
    seat: { type: 'integer' },
    side: { type: 'string', enum: ['left', 'right'] },
    guests: {
      type: 'array',
      items: { type: 'object', properties: { age: { type: 'number' } }, required: ['age'] },
    },
  },
  required: ['seat'],
}

it.each([
  ['a whole value', { seat: 4, side: 'left', guests: [{ age: 7.5 }] }, []],
  ['a value with a field more', { seat: 4, row: 2 }, []],
  ['no object', 'seat', ['the value is not of type object']],
  ['a list', [], ['the value is not of type object']],
  ['a missing field', { side: 'left' }, ['the value lacks seat']],
  ['half a seat', { seat: 4.5 }, ['the value.seat is not of type integer']],
  ['another word', { seat: 4, side: 'middle' }, ['the value.side is none of left, right']],
  ['a wrong item', { seat: 4, guests: [{ age: 7 }, {}] }, ['the value.guests[1] lacks age']],
])('checks %s', (_, value, problems) => {
  expect(problemsOfEvent(seat, value)).toEqual(problems)
})

const withFields = (properties: EventSchema['properties'], required: string[] = ['seat']): EventSchema => ({
  type: 'object',
  properties: { ...seat.properties, ...properties },
  required,
})

it.each<[string, EventSchema, string[]]>([
  ['nothing', seat, []],
  ['a new field', withFields({ row: { type: 'integer' } }, ['seat', 'row']), []],
  ['a word less', withFields({ side: { type: 'string', enum: ['left'] } }), []],
  [
    'a word more',
    withFields({ side: { type: 'string', enum: ['left', 'right', 'top'] } }),
    ['side can have other values'],
  ],
  [
    'a field gone',
    { type: 'object', properties: { seat: { type: 'integer' } }, required: ['seat'] },
    ['side is gone', 'guests is gone'],
  ],
  ['a field that may be missing', withFields({}, []), ['seat is no longer required']],
  ['another type', withFields({ seat: { type: 'string' } }), ['seat is of type string instead of integer']],
  [
    'another type within a list',
    withFields({ guests: { type: 'array', items: { type: 'string' } } }),
    ['guests[] is of type string instead of object'],
  ],
])('says what a listener loses by %s', (_, after, lost) => {
  expect(lostBetween(seat, after)).toEqual(lost)
})
