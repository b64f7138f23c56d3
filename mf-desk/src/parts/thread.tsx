import type { GuestMessage } from '@calm-rest/contract/staff'
import { useLang } from '../use-lang.ts'
import { moment } from './moment.ts'
import * as styles from './thread.module.css'

/** A guest's messages and the answers, as text and never as markup. */
export const Thread = ({ messages }: { messages: readonly GuestMessage[] }) => (
  <ol className={styles.thread}>
    {messages.flatMap(({ id, message, createdAt, replies }) => [
      <li key={id} className={styles.theirs}>
        <Said text={message} at={createdAt} />
      </li>,
      ...replies.map((reply) => (
        <li key={`${id} ${reply.createdAt}`} className={styles.ours}>
          <Said text={reply.reply} at={reply.createdAt} />
        </li>
      )),
    ])}
  </ol>
)

const Said = ({ text, at }: { text: string; at: string }) => (
  <>
    <p>{text}</p>
    <time dateTime={at}>{moment(useLang(), at)}</time>
  </>
)
