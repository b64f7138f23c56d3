/** What a field of an event may hold: its type, and its text. */
const kinds = {
  /** `YYYY-MM-DD`. Nobody has checked that there is such a day. */
  date: ['string', /^\d{4}-\d\d-\d\d$/],
  /** A whole number from 1 to 99. */
  count: ['number', /^[1-9]\d?$/],
  /** Up to 40 characters, as somebody wrote them. */
  text: ['string', /^.{1,40}$/u],
} as const

interface Types {
  string: string
  number: number
}
type ValueOf<Kind extends keyof typeof kinds> = Types[(typeof kinds)[Kind][0]]

/**
 * Every event between widgets of different remotes, as `name@major`, with its fields; none of them has to be there.
 * Another field is a minor change of the contract: who does not know it never sees it. What would break a listener is
 * another major, which stands beside the old one for as long as live releases hear that. Plain data in the place of a
 * schema library: pages parse by it, and 300 bytes do.
 */
export const eventFields = {
  /** Dates and guests that the visitor has in mind now, by a search, a calendar or a form. Without any, they were emptied. */
  'stay-chosen@1': { checkIn: 'date', checkOut: 'date', guests: 'count', children: 'text' },
} as const satisfies Record<string, Readonly<Record<string, keyof typeof kinds>>>

export type EventName = keyof typeof eventFields
type Fields<Name extends EventName> = (typeof eventFields)[Name]
/** What an event tells: only fields of the contract, and nobody can change it. */
export type EventValue<Name extends EventName> = {
  readonly [Field in keyof Fields<Name>]?: ValueOf<Fields<Name>[Field] & keyof typeof kinds> | undefined
}

export const isEventName = (name: string): name is EventName => Object.hasOwn(eventFields, name)

/** The value of an event, with its own fields alone; undefined where one of them is none, or nobody knows the event. */
export const parseEvent = <Name extends EventName>(
  name: Name,
  value: unknown,
): EventValue<Name> | undefined => {
  const fields = eventFields[name]
  if (!fields || typeof value !== 'object' || !value) return undefined
  const parsed: Record<string, unknown> = {}
  for (const [field, kind] of Object.entries(fields)) {
    const given = (value as Record<string, unknown>)[field]
    const [type, text] = kinds[kind]
    if (given === undefined) continue
    if (typeof given !== type || !text.test(String(given))) return undefined
    parsed[field] = given
  }
  return Object.freeze(parsed) as EventValue<Name>
}
