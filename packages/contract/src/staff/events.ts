import { z } from 'zod'

/**
 * Data of one server-sent event `change`: what somebody changed, on whatever way. stay: reference of a booking or of
 * one of its rooms · block, message, review: its id · unit: room type and number, `coral-suite/1`, or empty where stays
 * have changed that whoever listens may not know · room: id of a room type, for its texts, facts, amenities and units ·
 * amenity: its id · rates: their version · member: the staff · facts: those of the house. A client that was away gets `all`
 * first. `open`, without data, comes at once, and `alive` every `staffLimits.aliveSeconds`: a stream that is silent for longer is lost.
 * `superseded` is the last of a stream that gave way to a newer one (`staffLimits.streams`): its client begins no other
 * by itself, or the two would push each other out again and again.
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
    'all',
  ]),
  id: z.string(),
})

export type StaffEvent = z.infer<typeof staffEvent>
