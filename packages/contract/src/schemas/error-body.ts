import { z } from 'zod'
import { type ErrorCode, errorStatus, fieldErrorCodes } from '../errors/codes.ts'
import { readinessFacts } from './health.ts'

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
      .meta({ description: 'With price_changed: the right total, in dollars.' }),
  })
  .meta({ id: 'Error' })

export type ErrorBody = z.infer<typeof errorBody>
