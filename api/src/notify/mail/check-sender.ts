import type { StaffMailCheck } from '@calm-rest/contract/staff'
import { checkMailRecords, createMailResolver } from '@calm-rest/server/mail-records'
import { ApiError } from '../../core/http/api-error.ts'
import { domainOf } from '../../core/mail-format/mailbox.ts'
import { senderOf } from '../../core/mail-format/sender.ts'
import type { PropertyServices } from '../../property/index.ts'
import type { MailOptions } from './start-mail.ts'

interface SenderCheckDeps {
  mail: Pick<MailOptions, 'transport' | 'from' | 'publicUrl'> | undefined
  facts: Pick<PropertyServices['facts'], 'current'>
  now: () => Date
  /** Name of the DKIM key, where it is none of the usual ones. */
  selector?: string | undefined
  /** DNS servers of tests; by default the machine's. */
  dnsServers?: readonly string[] | undefined
}

/** A new check begins this much after the one before. */
const pauseMs = 3_000

const noMail = { transport: { folder: '' }, from: undefined, publicUrl: 'http://localhost' }

/** Checks what receivers find of the sender's domain. One check at a time: a request during it gets its result. */
export const createSenderCheck = ({ mail = noMail, facts, now, ...own }: SenderCheckDeps) => {
  const server = 'smtpUrl' in mail.transport ? new URL(mail.transport.smtpUrl).hostname : undefined
  const check = async (selector: string | undefined): Promise<StaffMailCheck> => {
    const { address } = senderOf(mail, await facts.current())
    const sender = { domain: domainOf({ name: '', address }), server, selector: selector || own.selector }
    const found = await checkMailRecords(sender, createMailResolver(own.dnsServers))
    return {
      from: address,
      isSetByOperator: mail.from !== undefined,
      server: server ?? null,
      checkedAt: now().toISOString(),
      records: found.map(({ problem = null, entry = null, record, found: seen }) => ({
        record,
        problem,
        found: seen,
        entry,
      })),
    }
  }
  let last: { key: string; beganMs: number; result: Promise<StaffMailCheck> } | undefined
  return async (selector: string | undefined): Promise<StaffMailCheck> => {
    const { email } = await facts.current()
    const key = JSON.stringify([selector, email])
    const beganMs = performance.now()
    if (last && beganMs - last.beganMs < pauseMs) {
      if (last.key === key) return last.result
      throw new ApiError('too_many_requests')
    }
    const result = check(selector)
    last = { key, beganMs, result }
    return result
  }
}

export type CheckSender = ReturnType<typeof createSenderCheck>
