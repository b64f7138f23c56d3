import type { NodemailerError } from 'nodemailer'
import type { DeliveryFailure } from '../../core/outbox/worker.ts'

/** Codes of nodemailer and Node that concern the server: no mail would get through just now. */
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

/** 421: the server is going down or has had enough. */
const serviceNotAvailable = 421

/** Codes and the command that failed, never the words of the server. */
export const toDeliveryFailure = (cause: unknown): DeliveryFailure => {
  const { code = 'unknown', command, responseCode } = (cause instanceof Error ? cause : {}) as NodemailerError
  return {
    reason: [code, command, responseCode].filter((part) => part !== undefined).join(' '),
    isServerDown: serverCodes.includes(code) || responseCode === serviceNotAvailable,
  }
}
