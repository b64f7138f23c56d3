import { z } from 'zod'
import { type EventSchema, ownerOfEvent } from '../events/index.ts'

/** Name of an event as a release declares it: `stay-chosen@1`, or `mf-spa/seat-chosen@1` of a team. */
const eventName = z
  .string()
  .max(100)
  .regex(/^(mf-[a-z][a-z0-9-]*\/)?[a-z][a-z0-9-]*@\d+$/)

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object'] as const

/** Schema of a team's event. */
export const eventSchema: z.ZodType<EventSchema, EventSchema> = z.lazy(() =>
  z.object({
    type: z.enum(types),
    enum: z
      .array(z.union([z.string().max(60), z.number()]))
      .max(40)
      .exactOptional(),
    items: eventSchema.exactOptional(),
    properties: z.record(z.string().max(40), eventSchema).exactOptional(),
    required: z.array(z.string().max(40)).max(40).exactOptional(),
  }),
)

/** Longest schema of an event, in characters of JSON: an event is a message, not a document. */
const mostChars = 4000

/** Events that the widgets of a release send to other remotes, and receive from them. */
export const declaredEvents = z
  .object({
    sends: z.array(eventName).max(20).default([]),
    hears: z.array(eventName).max(20).default([]),
    /** The remote's own events with their schemas; they are in `sends`, too. */
    own: z.record(eventName, eventSchema).optional(),
  })
  .superRefine(({ sends, own = {} }, { addIssue }) => {
    for (const [name, schema] of Object.entries(own)) {
      if (!sends.includes(name)) addIssue(`its own event ${name} is not among those that it sends`)
      if (schema.type !== 'object') addIssue(`${name} is not an object with fields`)
      if (JSON.stringify(schema).length > mostChars) addIssue(`the schema of ${name} is too long`)
    }
    const unknown = sends.find((name) => ownerOfEvent(name) && !own[name])
    if (unknown) addIssue(`${unknown} has no schema: only a remote's own events can be sent with its name`)
  })
