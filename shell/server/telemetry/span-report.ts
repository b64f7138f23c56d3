import { z } from 'zod'
import { mostSpans, type SentSpans } from '../../src/trace/sent-spans.ts'

/** Longest page view that is reported, and longest span, in milliseconds. */
const hourMs = 60 * 60 * 1000
const minutesMs = 2 * 60 * 1000

const slot = z
  .string()
  .max(150)
  .regex(/^mf-[a-z0-9-]+\/[\w.+-]+\/[a-z0-9-]+$/)
const timed = { agoMs: z.number().min(0).max(hourMs), durationMs: z.number().min(0).max(minutesMs) }

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Spans that a page reports. */
export const spanReport = z.strictObject({
  traceparent: z.string().regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
  view: z.string().max(200),
  spans: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('widget'), slot, ...timed }),
        z.strictObject({ kind: z.literal('press'), slot: slot.optional(), ...timed }),
        z.strictObject({
          kind: z.literal('call'),
          id: z
            .string()
            .regex(/^[0-9a-f]{16}$/)
            .optional(),
          method: z.enum(methods).optional(),
          path: z.string().startsWith('/').max(500),
          status: z.number().int().min(100).max(599).optional(),
          ...timed,
        }),
      ]),
    )
    .min(1)
    .max(mostSpans),
}) satisfies z.ZodType<SentSpans>
