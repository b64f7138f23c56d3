import type { Lang } from '../lang.ts'

/** Errors with which the site answers instead of a team's backend, each with its HTTP status. */
export const backendErrorStatus = {
  backend_forbidden: 403,
  backend_not_found: 404,
  invalid_backend_request: 400,
  backend_method: 405,
  backend_request_too_large: 413,
  too_many_backend_requests: 429,
  backend_failed: 502,
  backend_unavailable: 503,
  backend_timeout: 504,
} as const

export type BackendErrorCode = keyof typeof backendErrorStatus

/** Body of such an answer. */
export interface BackendErrorBody {
  error: string
  code: BackendErrorCode
  /** For the team, in English. */
  detail?: string
}

/** Words of the errors, by language. */
export const backendErrorWords: Record<BackendErrorCode, Record<Lang, string>> = {
  backend_forbidden: {
    en: 'This request does not come from a page of this site.',
    de: 'Diese Anfrage kommt nicht von einer Seite dieser Website.',
    zh: '该请求并非来自本站页面。',
  },
  backend_not_found: {
    en: 'This service does not exist.',
    de: 'Diesen Dienst gibt es nicht.',
    zh: '该服务不存在。',
  },
  invalid_backend_request: {
    en: 'The request could not be understood.',
    de: 'Die Anfrage konnte nicht verstanden werden.',
    zh: '无法理解该请求。',
  },
  backend_method: {
    en: 'This method is not supported.',
    de: 'Diese Methode wird nicht unterstützt.',
    zh: '不支持该请求方法。',
  },
  backend_request_too_large: {
    en: 'The request is too large.',
    de: 'Die Anfrage ist zu groß.',
    zh: '请求内容过大。',
  },
  too_many_backend_requests: {
    en: 'Too many requests. Please wait a moment and try again.',
    de: 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
    zh: '请求过多，请稍候再试。',
  },
  backend_failed: {
    en: 'This service has a problem. Please try again later.',
    de: 'Dieser Dienst hat gerade eine Störung. Bitte versuchen Sie es später erneut.',
    zh: '该服务出现故障，请稍后再试。',
  },
  backend_unavailable: {
    en: 'This service is not available at the moment. Please try again soon.',
    de: 'Dieser Dienst ist im Moment nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    zh: '该服务暂时不可用，请稍后再试。',
  },
  backend_timeout: {
    en: 'This service took too long to answer. Please try again.',
    de: 'Dieser Dienst hat zu lange nicht geantwortet. Bitte versuchen Sie es erneut.',
    zh: '该服务响应超时，请重试。',
  },
}
