import type { NodemailerError } from 'nodemailer'
import type { DeliveryFailure } from '../../core/outbox/worker.ts'

/** Codes of nodemailer and Node that concern the server: no mail would get through now. */
const serverCodes = [
  'ECONNECTION',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'ETLS',
  'EREQUIRETLS',
  'EAUTH',
  'ENOAUTH',
  'EABORT',
  'ENOSPC',
  'EACCES',
  'EROFS',
]

/** 421: the server is shutting down or overloaded. */
const serviceNotAvailable = 421

/** Returns codes and the failed command, never texts of the server. */
export const toDeliveryFailure = (cause: unknown): DeliveryFailure => {
  const { code = 'unknown', command, responseCode } = (cause instanceof Error ? cause : {}) as NodemailerError
  return {
    reason: [code, command, responseCode].filter((part) => part !== undefined).join(' '),
    isServerDown: serverCodes.includes(code) || responseCode === serviceNotAvailable,
  }
}
