import type { NoticeDelivery, NoticeState } from '@calm-rest/api/partners'
import { table } from './table.ts'

/** Describes in one line how a partner is notified of its bookings. */
export const noticeWays = (state: NoticeState | undefined): string => {
  if (!state) return 'notices:      none'
  const { way, address, lang, since, endedAt, endedBy } = state
  const to = way === 'mail' ? `by mail to ${address}, in ${lang}` : `by webhook to ${address}`
  if (endedAt === null) return `notices:      ${to}, since ${moment(since)}`
  const by = endedBy === 'partner' ? 'its server wants no more' : 'turned off'
  return `notices:      none: ${by} on ${moment(endedAt)}, before that ${to}`
}

/** Describes the secret of a webhook, which is derived and not stored, so that it is shown only once. */
export const secretWords = (secret: string): string =>
  [
    '',
    `secret:       ${secret}`,
    'It is shown this once. The partner checks with it that a notice comes from you.',
  ].join('\n')

/** 2027-06-01 06:00, in UTC like everything that is stored. */
const moment = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`

const states: Record<NoticeDelivery['state'], string> = {
  delivered: 'delivered',
  waiting: 'waits until',
  given_up: 'given up',
}

export const noticesWords = (deliveries: readonly NoticeDelivery[]): string =>
  deliveries.length === 0
    ? 'No notices in the last month.'
    : table(
        [
          ['notice', 'written', 'type', 'booking', 'state', 'at', 'attempts', 'failure'],
          ...deliveries.map(({ notice, state, at, attempts, error }) => [
            notice.id,
            moment(notice.createdAt),
            notice.type,
            notice.reference,
            states[state],
            moment(at),
            String(attempts),
            error ?? '',
          ]),
        ],
        [6],
      )
