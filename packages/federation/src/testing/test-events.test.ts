import type { EventName } from '@calm-rest/contract/widget'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { testEvents } from './test-events.ts'

const seat = 'mf-spa/seat-chosen@1' as EventName
const schemas = { [seat]: z.object({ seat: z.int() }) }

it('keeps what was sent, and throws for a value that its schema refuses', () => {
  const { events, sent } = testEvents(schemas)
  events.send(seat, { seat: 4 } as object)
  expect(sent).toEqual([{ name: seat, value: { seat: 4 } }])
  expect(() => events.send(seat, {})).toThrow(`${seat} has an invalid value`)
  expect(() => events.send('stay-chosen@1', { guests: 0 })).toThrow('stay-chosen@1 has an invalid value')
  expect(() => testEvents().events.send(seat, {})).toThrow('There is no schema of')
})

it('sends from elsewhere for as long as a widget listens', () => {
  const { events, tell } = testEvents(schemas)
  const heard: unknown[] = []
  const stop = events.on(seat, (value) => heard.push(value))
  tell(seat, { seat: 4 } as object)
  stop()
  tell(seat, { seat: 5 } as object)
  expect(heard).toEqual([{ seat: 4 }])
})
