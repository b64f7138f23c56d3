import {
  type ReleaseErrorBody,
  type ReleaseErrorCode,
  releaseErrorStatus,
  releaseErrorWords,
} from '@calm-rest/contract/release-api'
import { parseLang } from '@calm-rest/contract/widget'
import { ObjectStoreFailed } from '@calm-rest/objects'
import { ReleaseFrozen, ReleaseRefused } from '@calm-rest/releases'
import type { Context } from 'hono'

/** A full or read-only disk, or a lock that is held: temporary. */
const passing = /^(ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE|SQLITE_(BUSY|FULL|IOERR|READONLY))/

/** Converts anything thrown to an error of the contract. An unexpected error reveals nothing about itself. */
export const refusalOf = (cause: unknown): ReleaseRefused => {
  if (cause instanceof ReleaseRefused) return cause
  const { code } = cause as { code?: unknown }
  if (cause instanceof ObjectStoreFailed || (typeof code === 'string' && passing.test(code))) {
    return new ReleaseRefused('releases_unavailable', String(code), { cause })
  }
  return new ReleaseRefused('release_failed', '', { cause })
}

/** Seconds after which a retry is reasonable. */
const retryAfter: Partial<Record<ReleaseErrorCode, string>> = {
  gate_missing: '30',
  too_many_release_requests: '60',
  uploads_busy: '10',
  releases_unavailable: '10',
}

export const sendRefusal = (c: Context, refused: ReleaseRefused) => {
  const { code, message } = refused
  const lang = parseLang(c.req.header('Accept-Language'))
  const status = releaseErrorStatus[code]
  const body: ReleaseErrorBody = {
    error: releaseErrorWords[code][lang],
    code,
    ...(message && { detail: message }),
    ...(refused instanceof ReleaseFrozen && { freeze: refused.freeze }),
  }
  const again = retryAfter[code]
  return c.json(body, status, {
    'Cache-Control': 'no-store',
    'Content-Language': lang,
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
    ...(again && { 'Retry-After': again }),
  })
}
