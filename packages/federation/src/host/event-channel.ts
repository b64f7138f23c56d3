import { type EventName, type EventValue, parseEvent } from '@calm-rest/contract/events'
import type { PageManifest } from '@calm-rest/contract/releases'
import type { EventPort } from '@calm-rest/contract/widget'

type Declaring = Pick<PageManifest, 'remote' | 'version' | 'events'>

/** The port of one mounted widget. */
export interface OpenedEvents {
  events: EventPort
  /** Ends all of its listeners: it hears nothing any more. */
  close(): void
}

interface Listener {
  name: EventName
  hear: (value: EventValue<EventName>) => void
}

/**
 * Events between the widgets of a page. A release sends and hears what its release.json declares; what it does not, and
 * a value that is none, is refused with a line in the log. Nobody is harmed by another one's listener.
 */
export const createEventChannel = () => {
  const last = new Map<EventName, EventValue<EventName>>()
  const ports = new Set<Set<Listener>>()

  /** The last value of its event, where there is one. */
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
          const parsed = parseEvent(name, value)
          if (!parsed) return refuse(`sends a ${name} that is none`)
          last.set(name, parsed)
          // who sends it knows it
          const others = [...ports].flatMap((port) => (port === own ? [] : [...port]))
          for (const listener of others) if (listener.name === name) tell(listener)
        },
        on: (name, hear) => {
          const listener = { name, hear } as unknown as Listener
          if (declared?.hears.includes(name)) {
            own.add(listener)
            tell(listener)
          } else refuse(`may not hear ${name}`)
          return () => own.delete(listener)
        },
      },
      close: () => ports.delete(own),
    }
  }
}
