import { errorStatus, errorWords, fieldErrorWords, stayLengthWords } from '@calm-rest/contract/errors'
import { defaultLang, type Lang } from '@calm-rest/contract/widget'
import { causeOf, isCutOff } from '@calm-rest/server'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { isUnavailable } from '../database/failures.ts'
import { ApiError, type FieldError } from './api-error.ts'
import type { ApiEnv } from './env.ts'

/** Turns every error of the API into an answer. */
export const createErrorAnswer = (logger: Logger) => (cause: Error, c: Context<ApiEnv>) => {
  const error = forStaff(toApiError(cause, c), c)
  if (errorStatus[error.code] >= 500) {
    logger.error({ requestId: c.get('requestId'), code: error.code, cause: causeOf(cause) }, 'failed')
  }
  c.set('errorCode', error.code)
  const lang = c.get('lang') ?? defaultLang
  const { fields, totalPrice, phone = '', current, challenge, headers } = error.details
  const told = fields?.map((one) => toField(one, lang))
  const words = errorWords[error.code][lang].replace('{phone}', phone)
  // a refusal by the rates has one field, whose message says which rule it was
  const said = (error.code === 'stay_restricted' && told?.[0]?.message) || words
  const body = {
    ...c.get('failureShape')?.(said),
    error: said,
    code: error.code,
    ...(told && { fields: told }),
    ...(totalPrice !== undefined && { totalPrice }),
    ...(current !== undefined && { current }),
    ...(challenge && { challenge }),
  }
  return c.json(body, errorStatus[error.code], { 'Cache-Control': 'no-store', ...headers })
}

const toField = ({ nights, ...error }: FieldError, lang: Lang) => ({
  ...error,
  message:
    nights === undefined ? fieldErrorWords[error.code][lang] : stayLengthWords(error.code, nights, lang),
})

const toApiError = (cause: Error, c: Context<ApiEnv>) => {
  if (cause instanceof ApiError) return cause
  if (isCutOff(c)) return new ApiError('invalid_json')
  if (isUnavailable(cause)) return new ApiError('unavailable', { headers: { 'Retry-After': '5' } })
  return new ApiError('internal')
}

/** The words for guests refer to the property. Staff get words of their own. */
const forStaff = (error: ApiError, c: Context<ApiEnv>) =>
  error.code === 'booking_closed' && c.get('staff') ? new ApiError('stay_closed') : error
