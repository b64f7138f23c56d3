/** Kinds of event fields: the JavaScript type and the pattern of the text. */
const kinds = {
  /** `YYYY-MM-DD`. Only the shape is checked: the day may not exist. */
  date: ['string', /^\d{4}-\d\d-\d\d$/],
  /** A whole number from 1 to 99. */
  count: ['number', /^[1-9]\d?$/],
  /** Free text of up to 40 characters. */
  text: ['string', /^.{1,40}$/u],
} as const

interface Types {
  string: string
  number: number
}
type ValueOf<Kind extends keyof typeof kinds> = Types[(typeof kinds)[Kind][0]]

/**
 * Every event between widgets of different remotes, as `name@major`, with its fields; every field is
 * optional. A new field is a minor change of the contract: older listeners never see it. A breaking change is
 * a new major, which stands beside the old one as long as a live release listens to that. Plain data and not
 * a schema library, since pages parse it: 300 bytes suffice.
 */
export const eventFields = {
  /**
   * Dates and guests that the visitor has chosen in a search, a calendar or a form. Without fields, the
   * visitor has cleared them.
   */
  'stay-chosen@1': { checkIn: 'date', checkOut: 'date', guests: 'count', children: 'text' },
} as const satisfies Record<string, Readonly<Record<string, keyof typeof kinds>>>

export type EventName = keyof typeof eventFields
type Fields<Name extends EventName> = (typeof eventFields)[Name]
/** Value of an event: the fields of the contract only, read-only. */
export type EventValue<Name extends EventName> = {
  readonly [Field in keyof Fields<Name>]?: ValueOf<Fields<Name>[Field] & keyof typeof kinds> | undefined
}

export const isEventName = (name: string): name is EventName => Object.hasOwn(eventFields, name)

/**
 * Parses the value of an event and drops unknown fields. Returns undefined for an invalid field or an unknown
 * event.
 */
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
