import type { Call } from './call.ts'

/** Answers of the API beside its calls: pages and files for a person's browser, and calendars. */
export const pages = {
  startGoogle: { method: 'get', path: '/api/auth/google/start', access: 'anyone' },
  endGoogle: { method: 'get', path: '/api/auth/google/callback', access: 'anyone' },
  endGoogleScript: { method: 'get', path: '/api/auth/google/end.js', access: 'anyone' },
  endGoogleStyle: { method: 'get', path: '/api/auth/google/end.css', access: 'anyone' },
  /** The address is a secret, which a booking portal has. */
  readCalendar: { method: 'get', path: '/api/calendars/{file}', access: 'anyone' },
  /** What a payment provider says of a payment, signed by it. */
  takePaymentNotice: { method: 'post', path: '/api/payments/notices/{provider}', access: 'anyone' },
  /** A bill, a receipt or an invoice. The address is a secret, which the guest has. */
  readIssued: { method: 'get', path: '/api/documents/{secret}', access: 'anyone' },
  readIssuedFile: { method: 'get', path: '/api/documents/{secret}/pdf', access: 'anyone' },
  /** The plan of a room as a picture, which its answer names. */
  readPlan: { method: 'get', path: '/api/rooms/{id}/plan', access: 'anyone' },
  readDocument: { method: 'get', path: '/api/openapi.json', access: 'anyone' },
  readDocs: { method: 'get', path: '/api/docs', access: 'anyone' },
  readDocsScript: { method: 'get', path: '/api/docs/init.js', access: 'anyone' },
  readSwaggerScript: { method: 'get', path: '/api/docs/swagger-ui-bundle.js', access: 'anyone' },
  readSwaggerStyle: { method: 'get', path: '/api/docs/swagger-ui.css', access: 'anyone' },
  readMetrics: { method: 'get', path: '/api/metrics', access: 'machine' },
} as const satisfies Record<string, Pick<Call, 'method' | 'path' | 'access'>>
