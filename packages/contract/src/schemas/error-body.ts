import { z } from 'zod'
import { type ErrorCode, errorStatus, fieldErrorCodes } from '../errors/codes.ts'
import { readinessFacts } from './health.ts'
import { workChallenge } from './work-proofs.ts'

const codes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]

/** Body of every error. `error` is for people, in the requested language; `code` is for programs. */
export const errorBody = z
  .object({
    error: z.string(),
    code: z.enum(codes),
    fields: z
      .array(z.object({ field: z.string(), code: z.enum(fieldErrorCodes), message: z.string() }))
      .optional(),
    success: z.literal(false).optional().meta({ description: 'On POST /api/bookings.' }),
    ok: z.literal(false).optional().meta({ description: 'On POST /api/auth/login, with `message`.' }),
    message: z.string().optional(),
    readiness: readinessFacts.optional().meta({ description: 'On GET /api/health/ready.' }),
    totalPrice: z
      .number()
      .optional()
      .meta({ description: "With price_changed: the right total, in the property's currency." }),
    challenge: workChallenge.optional().meta({
      description: 'With proof_of_work_required, where the request has an Idempotency-Key.',
    }),
  })
  .meta({ id: 'Error' })

export type ErrorBody = z.infer<typeof errorBody>
