import { ownerOfEvent, type PageEventName, type PageEventValue, parseEvent } from '@calm-rest/contract/events'
import type { EventPort } from '@calm-rest/contract/widget'

/** Checks a value: a zod schema does. */
interface ValueSchema {
  safeParse(value: unknown): { success: boolean; error?: { message: string } | undefined }
}

export interface TestEvents {
  /** For the host: `renderView({ host: { events: test.events } })`. */
  events: EventPort
  /** What was sent, in order. */
  sent: { name: string; value: unknown }[]
  /** Sends from another remote. */
  tell<Name extends PageEventName>(name: Name, value: PageEventValue<Name>): void
}

/**
 * For tests: events of a page with one widget. A value that its schema refuses throws. `schemas` has those of teams'
 * events by their whole names: `{ 'mf-spa/seat-chosen@1': seatChosen }`.
 */
export const testEvents = (schemas: Readonly<Record<string, ValueSchema>> = {}): TestEvents => {
  const sent: TestEvents['sent'] = []
  const listeners = new Set<{ name: string; hear: (value: never) => void }>()

  const assertRight = (name: string, value: unknown) => {
    if (!ownerOfEvent(name)) {
      if (!parseEvent(name as never, value)) throw new TypeError(`${name} has an invalid value`)
      return
    }
    const schema = schemas[name]
    if (!schema) throw new TypeError(`There is no schema of ${name}, but: ${Object.keys(schemas).join(', ')}`)
    const { success, error } = schema.safeParse(value)
    if (!success) throw new TypeError(`${name} has an invalid value: ${error?.message}`)
  }

  return {
    sent,
    events: {
      send: (name, value) => {
        assertRight(name, value)
        sent.push({ name, value })
      },
      on: (name, hear) => {
        const listener = { name, hear: hear as (value: never) => void }
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    tell: (name, value) => {
      assertRight(name, value)
      for (const listener of listeners) if (listener.name === name) listener.hear(value as never)
    },
  }
}
