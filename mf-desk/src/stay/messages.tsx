import { hotel } from '@calm-rest/contract/hotel'
import type { GuestMessage } from '@calm-rest/contract/staff'
import { formatDateTime } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { Titled } from '../parts/titled.tsx'
import { useLang } from '../use-lang.ts'
import * as styles from './stay.module.css'

/** What the guest wrote and what was answered; nothing at all where neither is. */
export const Messages = ({ messages }: { messages: readonly GuestMessage[] }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const at = (iso: string) =>
    formatDateTime(lang, iso, hotel.timeZone, { dateStyle: 'medium', timeStyle: 'short' })
  if (messages.length === 0) return null
  return (
    <Titled title={t('stay.messages')}>
      <ol className={styles.thread}>
        {messages.flatMap(({ id, message, createdAt, replies }) => [
          <li key={id} className={styles.theirs}>
            <p>{message}</p>
            <time dateTime={createdAt}>{at(createdAt)}</time>
          </li>,
          ...replies.map((reply) => (
            <li key={`${id} ${reply.createdAt}`} className={styles.ours}>
              <p>{reply.reply}</p>
              <time dateTime={reply.createdAt}>{at(reply.createdAt)}</time>
            </li>
          )),
        ])}
      </ol>
    </Titled>
  )
}
