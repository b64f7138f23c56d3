import {
  type EventName,
  type EventSchema,
  type PageEventName,
  type PageEventValue,
  parseEvent,
} from '@calm-rest/contract/events'
import type { PageManifest } from '@calm-rest/contract/releases'
import type { EventPort } from '@calm-rest/contract/widget'

type Declaring = Pick<PageManifest, 'remote' | 'version' | 'events'>

/** The event port of a mounted widget. */
export interface OpenedEvents {
  events: EventPort
  /** Removes all of its listeners. */
  close(): void
}

interface Listener {
  name: PageEventName
  hear: (value: PageEventValue<PageEventName>) => void
}

/** A team's event as plain JSON, which its sender cannot change any more; undefined for an event of the contract. */
const ownCopy = (name: string, value: object): object | undefined =>
  name.includes('/') ? Object.freeze(JSON.parse(JSON.stringify(value))) : undefined

/** Only pages with a remote from its sources have schemas: guests' pages never load the check. */
const checkOwn = async (schema: EventSchema, value: unknown, refuse: (why: string) => void) => {
  const { problemsOfEvent } = await import(
    /* webpackChunkName: "event-check" */ '@calm-rest/contract/event-schema'
  )
  const problems = problemsOfEvent(schema, value)
  if (problems.length > 0) refuse(problems.join(', '))
}

/**
 * Events between the widgets of a page. A release sends and receives only the events that its release.json
 * declares. Undeclared events and invalid values are refused with a line in the log. A listener that throws
 * does not affect the others.
 */
export const createEventChannel = () => {
  const last = new Map<PageEventName, PageEventValue<PageEventName>>()
  const ports = new Set<Set<Listener>>()

  /** Calls a listener with the last value of its event, if there is one. */
  const tell = ({ name, hear }: Listener) => {
    const value = last.get(name)
    try {
      if (value) hear(value)
    } catch (cause) {
      console.error(cause)
    }
  }

  return ({ remote, version, events: declared }: Declaring): OpenedEvents => {
    const own = new Set<Listener>()
    ports.add(own)
    const refuse = (why: string) => console.error(`${remote} ${version} ${why}`)
    return {
      events: {
        send: (name, value) => {
          if (!declared?.sends.includes(name)) return refuse(`may not send ${name}`)
          const parsed = ownCopy(name, value) ?? parseEvent(name as EventName, value)
          if (!parsed) return refuse(`sends an invalid ${name}`)
          const schema = declared.own?.[name]
          if (schema) void checkOwn(schema, parsed, (why) => refuse(`sends an invalid ${name}: ${why}`))
          last.set(name, parsed)
          // the sender knows the value already
          const others = [...ports].flatMap((port) => (port === own ? [] : [...port]))
          for (const listener of others) if (listener.name === name) tell(listener)
        },
        on: (name, hear) => {
          const listener = { name, hear } as unknown as Listener
          if (declared?.hears.includes(name)) {
            own.add(listener)
            tell(listener)
          } else refuse(`may not receive ${name}`)
          return () => own.delete(listener)
        },
      },
      close: () => ports.delete(own),
    }
  }
}
