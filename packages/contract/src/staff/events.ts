import { z } from 'zod'

/**
 * Data of one server-sent event `change`: what has changed, by any way. stay: reference of a booking or of
 * one of its rooms · block, message, review: its id · unit: room type and number, `coral-suite/1`; empty if
 * stays have changed that the listener may not read · room: id of a room type, for its texts, facts,
 * amenities and units · amenity: its id · rates: their version · member: the staff · facts: those of the
 * property · texts: a section of the site's, `about/story` · till: a close or a payout. A client that was disconnected gets `all` first. `open`, without data, comes at once, and `alive`
 * every `staffLimits.aliveSeconds`: a stream that is silent for longer is broken. `superseded` is the last
 * event of a stream that is closed for a newer one (`staffLimits.streams`): its client does not reconnect by
 * itself, or the two would replace each other endlessly.
 */
export const staffEvent = z.object({
  kind: z.enum([
    'stay',
    'block',
    'message',
    'review',
    'unit',
    'room',
    'amenity',
    'rates',
    'member',
    'facts',
    'texts',
    'till',
    'all',
  ]),
  id: z.string(),
})

export type StaffEvent = z.infer<typeof staffEvent>
