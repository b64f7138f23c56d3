import { HostLink } from '@calm-rest/federation/widget'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../api/use-answer.ts'
import { toSection } from '../navigation/sections.ts'
import { Answered } from '../parts/answered.tsx'
import { Page } from '../parts/page.tsx'
import { MessageCard } from './message-card.tsx'
import * as styles from './messages.module.css'
import { ReviewCard } from './review-card.tsx'

/** The message of a link, ready to be answered. */
export const OneMessage = ({ id }: { id: number }) => {
  const { answer, reload } = useAnswer('readMessage', { params: { id } })
  return (
    <Linked>
      <Answered answer={answer} onRetry={() => void reload()}>
        {(message) => (
          <Focused>
            <MessageCard message={message} onChanged={reload} startsWithAnswer={!message.answeredAt} />
          </Focused>
        )}
      </Answered>
    </Linked>
  )
}

/** The review of a link. */
export const OneReview = ({ id }: { id: string }) => {
  const { answer, reload } = useAnswer('readReview', { params: { id } })
  return (
    <Linked>
      <Answered answer={answer} onRetry={() => void reload()}>
        {(review) => (
          <Focused>
            <ReviewCard review={review} onChanged={() => void reload()} />
          </Focused>
        )}
      </Answered>
    </Linked>
  )
}

const Linked = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <Page width="text">
      <HostLink to={toSection({ section: 'messages' })} className={styles.all}>
        {t('messages.back')}
      </HostLink>
      {children}
    </Page>
  )
}

/** Takes the focus once it is there: the button that signed the member in is gone. */
const Focused = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={styles.linked}>
      {children}
    </div>
  )
}
